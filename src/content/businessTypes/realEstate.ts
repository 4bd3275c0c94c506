import type { BusinessType } from './BusinessType.ts';

export const realEstate = {
  id: 'real-estate',
  title: 'Real Estate',
  icon: 'key',
  description: 'You have Saturday opens, Monday vendor calls and a rent roll that never takes a day off.',
  option: 'professional-services',
  categories: [
    {
      id: 'real-estate-buyer-enquiries',
      title: 'Buyer enquiries after hours',
      description: 'The portal email that wants the contract, the guide and a look through, all by morning.',
      steps: [
        { icon: 'mail', text: 'A portal enquiry arrives at 9.40 pm about the Ngunnawal townhouse: what’s the guide, and when is it open?' },
        { icon: 'document', text: 'Back go the floor plan, the next open and the guide your vendor approved, and nothing you haven’t released.' },
        { icon: 'form', text: 'Then the questions you’d ask: anything to sell first, is finance sorted, does Saturday at 11.15 suit?' },
        { icon: 'person', text: 'The answers fill in a buyer card, matched by mobile to every other listing of yours they’ve asked about.' },
        { icon: 'pen', text: 'If they asked for the contract, you send it. The card shows who has one and since when.' },
        { icon: 'phone', text: 'You ring the warm ones before the sales meeting. The quiet ones hear from you once more, then stay on file.' },
      ],
      valueStatement: 'The people who just like floor plans have theirs, and your morning is for the buyers.',
    },
    {
      id: 'real-estate-vendor-reports',
      title: 'Open home to vendor report',
      description: 'Every group through the door on Saturday is asked and written up before Monday’s vendor call.',
      steps: [
        { icon: 'clipboard', text: 'Groups sign in on your phone at the door. The attendance list is tidy before the A-frame is back in the boot.' },
        { icon: 'mic', text: 'Parked outside the next open, you dictate what was said at the kitchen bench. It’s filed under the right buyer.' },
        { icon: 'sms', text: 'That afternoon each group is thanked by name and asked what they thought and where they see the price.' },
        { icon: 'filter', text: 'Keen ones pick a time for a second look. Anyone silent by Sunday night joins your Monday call list.' },
        { icon: 'chart', text: 'A vendor report is drafted with groups through, contracts out, portal views and feedback, blunt bits included.' },
        { icon: 'eye', text: 'You check every line, write the price paragraph yourself, and ring the vendor before they ring you.' },
      ],
      valueStatement: 'Your vendor hears what buyers really said while the buyers still remember saying it.',
    },
    {
      id: 'real-estate-repairs',
      title: 'Tenant repairs and work orders',
      description: 'From ‘the dishwasher’s done it again’ to a closed work order, by way of the owner, the warranty and key 214.',
      steps: [
        { icon: 'drop', text: 'A dishwasher in Dickson won’t drain. The repair form asks the tenant for a photo, the model and who’s home when.' },
        { icon: 'alert', text: 'For sparks, a gas smell or a flood, the form shows your safety steps and rings your on-call person until they answer.' },
        { icon: 'person', text: 'Your property manager weighs the urgency, the owner’s instructions and the warranty, and picks the tradie.' },
        { icon: 'wrench', text: 'Out goes the work order: key number, tenant’s mobile, photos and the name of the dog.' },
        { icon: 'quote', text: 'A quote over the owner’s limit is put to them with pictures. Silence by noon tomorrow, and it’s on you to ring.' },
        { icon: 'invoice', text: 'Once the tenant says it’s fixed, you approve the invoice. Job and photos stay on the property’s file.' },
      ],
      valueStatement: 'Tenant, owner and tradie know what happens next, and none of them had to ring you to find out.',
    },
    {
      id: 'real-estate-inspections',
      title: 'Routine inspection rounds',
      description: 'A full day of doors in Belconnen, from the entry notices to the owner reports nobody wants to type at night.',
      steps: [
        { icon: 'calendar', text: 'Routines coming due appear a month ahead, grouped by suburb so you aren’t crossing the lake three times.' },
        { icon: 'route', text: 'You approve the run. Entry notices are issued from your template, with a copy of each on the tenancy file.' },
        { icon: 'repeat', text: 'Tenant on night shift that week? They suggest another slot, and once you agree a fresh notice goes out.' },
        { icon: 'camera', text: 'Keys come off their hooks. You photograph the rooms, not the tenant’s things, with the ingoing report beside you.' },
        { icon: 'pen', text: 'Your notes come back as a draft report. Wear and tear or damage? That’s yours to call.' },
        { icon: 'house', text: 'You send the owner theirs. The dripping laundry tap becomes a work order, and the long lawn earns a kind reminder.' },
      ],
      valueStatement: 'By the time the keys are back on their hooks, the reports are drafts to check.',
    },
  ],
} satisfies BusinessType;
