import type { BusinessType } from './BusinessType.ts';

export const dentalPractices = {
  id: 'dental-practices',
  title: 'Dental Practices',
  icon: 'tooth',
  description: 'You can’t ring the lab, the recalls and the missing 10.15 with both hands in someone’s mouth.',
  option: 'healthcare',
  categories: [
    {
      id: 'dental-recalls',
      title: 'Recalls and hygiene visits',
      description: 'Your recall list gets worked at the intervals your clinicians set, even in a flat-out week.',
      steps: [
        { icon: 'tooth', text: 'At the end of a scale and clean, your hygienist sets the interval: shorter for perio, longer for low risk.' },
        { icon: 'filter', text: 'When the month comes round, the recall list drops anyone booked, inactive or halfway through treatment.' },
        { icon: 'sms', text: 'The rest are offered two slots like their last ones, such as after school with the same hygienist.' },
        { icon: 'hourglass', text: 'After two unanswered texts, the name moves to reception’s list for a quiet afternoon.' },
        { icon: 'phone', text: 'Reception calls with the last visit in view: sensitive upper left, new baby, can’t stand the suction.' },
        { icon: 'calendar', text: 'A yes goes in the appointment book. Anyone who says ‘not now’ picks when you may ask again.' },
      ],
      valueStatement: 'Recalls are no longer the thing reception gets to when somebody cancels.',
    },
    {
      id: 'dental-short-notice',
      title: 'Late cancellations and gaps',
      description: 'The short-notice list is at work before the day’s first patient sits down.',
      steps: [
        { icon: 'alert', text: 'It’s 7.40 am and the long crown prep in surgery two has just cancelled by text.' },
        { icon: 'search', text: 'Your short-notice list is searched for that dentist’s patients who live close by and need about that long.' },
        { icon: 'star', text: 'Reception sets the order, because they know who’s been living with a sharp edge and who hates a surprise.' },
        { icon: 'clock', text: 'Offers go out one at a time and expire. If the list runs dry, you keep the hour for a toothache.' },
        { icon: 'checklist', text: 'A yes changes the day sheet, and your dental assistant sees which trays to set up.' },
        { icon: 'undo', text: 'The crown patient picks a new prep date and the fit moves with it. A habit of cancelling is flagged for you to raise.' },
      ],
      valueStatement: 'A hole in the book gets attention while reception has someone at the desk.',
    },
    {
      id: 'dental-after-hours',
      title: 'After-hours toothache calls',
      description: 'Weekend callers are heard, and a dentist reads the list before Monday’s first appointment.',
      steps: [
        { icon: 'night', text: 'Sunday, nine at night, half a molar and an almond. Your voice assistant picks up and says it isn’t a person.' },
        { icon: 'bell', text: 'It never diagnoses. Trouble breathing means triple zero, and your dentists’ other red flags ring the on-call phone.' },
        { icon: 'form', text: 'Everyone else is sent your medical history form: conditions, allergies, blood thinners, last dental visit.' },
        { icon: 'team', text: 'At the morning huddle a dentist reads every call and decides who needs the emergency slots first.' },
        { icon: 'phone', text: 'Reception rings back with a time. If it rings out, a text holds the slot until ten.' },
        { icon: 'clipboard', text: 'The day after treatment you phone to ask how they’re going, and note the answer in the chart.' },
      ],
      valueStatement: 'A sore tooth at 9 pm gets more than a beep, and a dentist still does the deciding.',
    },
    {
      id: 'dental-treatment-plans',
      title: 'Treatment plans and lab cases',
      description: 'From ‘that 36 needs a crown’ to the fit appointment, with estimate, consent and lab all keeping up.',
      steps: [
        { icon: 'mic', text: 'You chart a crown on the 36 and talk it through chairside. The plan is drafted from what you dictate.' },
        { icon: 'quote', text: 'Item numbers run down one side of the estimate and plain words down the other, ready for a health fund query.' },
        { icon: 'eye', text: 'Before it’s sent, you check that the options, the risks and ‘leave it for now’ are all on the page.' },
        { icon: 'mail', text: 'A patient who goes home to think is asked once, gently, if they have questions. The clinical ones come to you.' },
        { icon: 'route', text: 'With consent signed, prep and fit are booked with the lab’s turnaround between them. You write the shade on the slip.' },
        { icon: 'box', text: 'Ahead of fit day, your assistant ticks the crown in. If it isn’t there, reception chases the lab and warns the patient.' },
      ],
      valueStatement: 'Nobody takes the morning off for a crown that’s still in a courier’s van.',
    },
  ],
} satisfies BusinessType;
