import type { BusinessType } from './BusinessType.ts';

export const dentalPractices = {
  id: 'dental-practices',
  title: 'Dental Practices',
  icon: 'tooth',
  description: 'Your hands are in someone’s mouth. The recalls, gaps and lab cases still need somebody on to them.',
  option: 'healthcare',
  categories: [
    {
      id: 'dental-recalls',
      title: 'Recalls and hygiene visits',
      description: 'Your recall list gets worked every week, in the order and at the interval your clinicians set.',
      steps: [
        { icon: 'tooth', text: 'At the end of a scale and clean, your hygienist sets the interval: shorter for perio, longer for easy mouths.' },
        { icon: 'filter', text: 'When the month comes round, the recall list drops anyone already booked, moved away or halfway through treatment.' },
        { icon: 'sms', text: 'Those left are offered two times that fit their habits, such as after school pick-up with the same hygienist.' },
        { icon: 'hourglass', text: 'Two unanswered messages and the texting ends. That name moves to reception’s list for a quiet afternoon.' },
        { icon: 'phone', text: 'Reception calls with the last visit in view: sensitive upper left, new baby, can’t stand the suction.' },
        { icon: 'calendar', text: 'A yes goes in the appointment book. Anyone who says ‘not now’ picks when you may ask again.' },
      ],
      valueStatement: 'Recalls go out every week, including the weeks when the front desk is flat out.',
    },
    {
      id: 'dental-short-notice',
      title: 'Late cancellations and gaps',
      description: 'Someone pulls out before breakfast, and the short-notice list is being worked before the first patient sits down.',
      steps: [
        { icon: 'alert', text: 'It’s 7.40 am and a long crown prep in surgery two has just cancelled by text.' },
        { icon: 'search', text: 'Your short-notice list is searched for the right dentist, enough chair time and a patient who lives close by.' },
        { icon: 'star', text: 'Reception sets the order, because they know who has waited longest and who hates a surprise.' },
        { icon: 'clock', text: 'Offers go to one person at a time and expire, so two people never arrive for the same chair.' },
        { icon: 'checklist', text: 'As soon as one is accepted the day sheet changes, and your dental assistant sees which trays to set up.' },
        { icon: 'undo', text: 'The crown patient is offered a new prep date. A habit of late cancellations is flagged for you to raise.' },
      ],
      valueStatement: 'A hole in the morning gets attention while the phones are busy with everything else.',
    },
    {
      id: 'dental-after-hours',
      title: 'After-hours toothache calls',
      description: 'A sore, worried caller is heard on Sunday night, and a dentist reads the list before Monday’s first appointment.',
      steps: [
        { icon: 'night', text: 'Sunday, nine at night, half a molar and an almond. The voice assistant picks up and lets the caller explain.' },
        { icon: 'bell', text: 'It never diagnoses. Red flags your dentists wrote, such as facial swelling, ring the on-call phone or point to triple zero.' },
        { icon: 'form', text: 'Everyone else is sent the medical history to fill in: medications, allergies, blood thinners, last dental visit.' },
        { icon: 'team', text: 'At the morning huddle a dentist reads every call and decides who needs the emergency slots first.' },
        { icon: 'pin', text: 'Reception rings back with a time. New patients also receive the address and where to park.' },
        { icon: 'clipboard', text: 'The day after treatment you phone to ask how they’re going, and the answer is noted in the chart.' },
      ],
      valueStatement: 'People in pain are heard overnight, and what happens next is still a dentist’s decision.',
    },
    {
      id: 'dental-treatment-plans',
      title: 'Treatment plans and lab cases',
      description: 'From ‘that 36 needs a crown’ to the fit appointment, with the estimate, the consent and the lab all keeping up.',
      steps: [
        { icon: 'mic', text: 'You chart a crown on the 36 and talk it through chairside. The plan is drafted from what you dictate.' },
        { icon: 'quote', text: 'Item numbers run down one side of the estimate and plain words down the other, ready for a health fund query.' },
        { icon: 'eye', text: 'Before it’s sent, you check that the options, the risks and ‘leave it for now’ are all on the page.' },
        { icon: 'mail', text: 'A patient who goes home to think is asked once, gently, if they have questions. The clinical ones come to you.' },
        { icon: 'route', text: 'Consent signed, prep and fit are booked with the lab’s turnaround between them. You write shade on the lab slip.' },
        { icon: 'box', text: 'Ahead of fit day, your assistant ticks the crown in. If it isn’t there, reception chases the lab and warns the patient.' },
      ],
      valueStatement: 'Nobody takes the morning off for a crown that is still on a courier’s van.',
    },
  ],
} satisfies BusinessType;
