import type { BusinessType } from './BusinessType.ts';

export const realEstate = {
  id: 'real-estate',
  title: 'Real Estate',
  icon: 'key',
  description:
    'Saturday opens, Monday vendor calls and a rent roll that never takes a day off: keep up without typing at night.',
  option: 'professional-services',
  categories: [
    {
      id: 'real-estate-buyer-enquiries',
      title: 'Buyer enquiries after hours',
      description:
        'For the portal email that lands late on a Sunday and wants the contract, the price guide and a look through, all by morning.',
      steps: [
        {
          icon: 'mail',
          text: 'A portal enquiry arrives at 9.40 pm about the Ngunnawal townhouse: what’s the guide, and when is it open?',
        },
        {
          icon: 'document',
          text: 'Back go the floor plan, the next open time and your approved price guide, and nothing you haven’t released.',
        },
        {
          icon: 'form',
          text: 'Then the questions you’d ask: is there a place to sell first, is finance sorted, does Saturday at 11.15 suit?',
        },
        {
          icon: 'person',
          text: 'The answers fill in a buyer card, matched by mobile to every other listing of yours they’ve asked about.',
        },
        {
          icon: 'pen',
          text: 'Contract requests wait for your nod. The card shows who has one and since when.',
        },
        {
          icon: 'phone',
          text: 'You ring the warm ones before the sales meeting. The quiet ones get a single polite nudge, then stay on file.',
        },
      ],
      valueStatement:
        'Your morning starts with buyers who’ve already seen the floor plan, not with retyping their emails.',
    },
    {
      id: 'real-estate-vendor-reports',
      title: 'Open home to vendor report',
      description:
        'Between packing up the A-frames and Monday’s vendor call, every group through the door is thanked, asked and written up.',
      steps: [
        {
          icon: 'clipboard',
          text: 'Groups sign in on your phone at the door. The attendance list is tidy before the A-frame is back in the boot.',
        },
        {
          icon: 'sms',
          text: 'That afternoon each group is thanked by name and asked two things: what they thought, and where they see the price.',
        },
        {
          icon: 'mic',
          text: 'Parked outside the next open, you dictate what was said at the kitchen bench. It’s filed under the right buyer.',
        },
        {
          icon: 'filter',
          text: 'Keen ones pick a time for a second look. Anyone silent by Sunday night joins your Monday call list.',
        },
        {
          icon: 'chart',
          text: 'A vendor report drafts itself: groups through, contracts out, portal views and feedback, the blunt bits included.',
        },
        {
          icon: 'eye',
          text: 'You check every line, write the price paragraph yourself, and ring the vendor before they ring you.',
        },
      ],
      valueStatement:
        'Your vendor hears what buyers really said while the buyers still remember saying it.',
    },
    {
      id: 'real-estate-repairs',
      title: 'Tenant repairs and work orders',
      description:
        'From ‘the hot water’s gone again’ to a closed work order, without the owner, the tenant and the plumber all asking where it’s up to.',
      steps: [
        {
          icon: 'drop',
          text: 'A tenant in Gungahlin has no hot water. The repair form asks for a photo of the rating plate and who’s home when.',
        },
        {
          icon: 'alert',
          text: 'Sparks, a gas smell or water through the ceiling skips the queue and rings your on-call person until they pick up.',
        },
        {
          icon: 'person',
          text: 'Your property manager weighs up the urgency, checks the owner’s instructions and any warranty, and picks the tradie.',
        },
        {
          icon: 'wrench',
          text: 'Out goes the work order: key number, tenant’s mobile, photos and the name of the dog.',
        },
        {
          icon: 'quote',
          text: 'A quote over the owner’s limit is put to them with pictures. Silence by noon tomorrow, and it’s on you to ring.',
        },
        {
          icon: 'invoice',
          text: 'Once the tenant says it’s fixed, you approve the invoice, and job and photos stay on the property’s file.',
        },
      ],
      valueStatement:
        'Tenant, owner and plumber all know what happens next, and none of them had to ring you to find out.',
    },
    {
      id: 'real-estate-inspections',
      title: 'Routine inspection rounds',
      description:
        'A full day of doors in Belconnen: the run, the entry notices, the photos, and the owner reports nobody wants to type at night.',
      steps: [
        {
          icon: 'calendar',
          text: 'Routines coming due appear a month ahead, grouped by suburb so you aren’t crossing the lake three times.',
        },
        {
          icon: 'route',
          text: 'You approve the run. Entry notices are issued from your template, with a copy of each on the tenancy file.',
        },
        {
          icon: 'repeat',
          text: 'Tenant on night shift that week? They suggest another slot, and the run reshuffles once you agree.',
        },
        {
          icon: 'camera',
          text: 'Keys come off their numbered hooks. You photograph room by room, with the ingoing condition report open beside you.',
        },
        {
          icon: 'pen',
          text: 'Your notes come back as a draft report. Wear and tear or damage? That’s yours to call.',
        },
        {
          icon: 'house',
          text: 'Owners read it that week. The dripping laundry tap becomes a repair, and the long lawn earns a kind reminder.',
        },
      ],
      valueStatement:
        'Inspection day ends when the keys are back on their hooks, not when the last report is typed.',
    },
    {
      id: 'real-estate-arrears',
      title: 'Rent arrears, day by day',
      description:
        'Who has paid, who’s a day behind, who has already rung about it and who needs a proper conversation, sorted before coffee.',
      steps: [
        {
          icon: 'bank',
          text: 'Overnight receipts are matched to the rent roll. Part payments and mystery references wait for you to allocate.',
        },
        {
          icon: 'checklist',
          text: 'What remains is your arrears list: paid-to date, days behind, and any promise the tenant has already made.',
        },
        {
          icon: 'sms',
          text: 'The first reminder is friendly and runs to your timing, since a lapsed direct debit is hardly a crime.',
        },
        {
          icon: 'handshake',
          text: 'A reply that mentions a lost job or an illness stops the reminders, and your property manager picks up the phone.',
        },
        {
          icon: 'scales',
          text: 'No formal notice leaves on its own. You read the ledger, the dates and the circumstances, then sign it or hold it.',
        },
        {
          icon: 'folder',
          text: 'The promised date goes in the diary, the owner hears what was agreed, and the trail stays on file.',
        },
      ],
      valueStatement:
        'Late rent is noticed early, while it’s still a chat and not yet a hearing.',
    },
  ],
} satisfies BusinessType;
