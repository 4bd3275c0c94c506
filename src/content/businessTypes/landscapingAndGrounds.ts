import type { BusinessType } from './BusinessType.ts';

export const landscapingAndGrounds = {
  id: 'landscaping-and-grounds',
  title: 'Landscaping & Grounds',
  icon: 'leaf',
  description: 'Rain moves your week, turf won’t wait, and the quotes pile up on the dash of the ute.',
  option: 'trades',
  categories: [
    {
      id: 'landscaping-quotes',
      title: 'Site visit to quote',
      description: 'Find out about the slope and the side gate before you drive there, then quote while you still remember the levels.',
      steps: [
        { icon: 'house', text: 'A new-build owner in Gungahlin wants turf, paving and a retaining wall ‘along the back’. No photos, no plan.' },
        { icon: 'form', text: 'Back goes a short list to fill in: block plan, a photo from the back door, and how wide the side gate is.' },
        { icon: 'pin', text: 'Answers in, they pick a visit on a day you’re out that way. No answers, and you ring before burning the diesel.' },
        { icon: 'mic', text: 'You walk the levels and talk. Square metres of turf, lineal metres of sleepers and bobcat access go on the measure sheet.' },
        { icon: 'calculator', text: 'Your turn: check the quantities, choose plants that can take a frost, and put your price on it.' },
        { icon: 'handshake', text: 'They read the quote beside photos of their own yard. A yes joins your job board. ‘Need to think’ hears from you next week.' },
      ],
      valueStatement: 'Your quote is in their hands while they’re still staring at the mud.',
    },
    {
      id: 'landscaping-rounds',
      title: 'Maintenance rounds and rain',
      description: 'A wet Tuesday shouldn’t cost you the evening on the phone moving everybody’s lawn to Thursday.',
      steps: [
        { icon: 'weather', text: 'Mid-afternoon, tomorrow’s forecast is laid over the mowing round, and the sites that go boggy are picked out.' },
        { icon: 'eye', text: 'You call it: shift the lot, swap mowing for hedges and mulch, or chance it.' },
        { icon: 'route', text: 'A fresh run sheet follows: new order, gate codes, where to park the trailer, and which yard has the kelpie.' },
        { icon: 'sms', text: '‘We’re coming Thursday now, please bring the dog in.’ Only the customers whose day changed hear about it.' },
        { icon: 'camera', text: 'Your crew ticks off each yard with a photo and a note: ‘sprinkler head snapped, near the letterbox’.' },
        { icon: 'invoice', text: 'Ticked visits go to the invoice run, missed ones to the next dry slot. The broken sprinkler comes to you to price.' },
      ],
      valueStatement: 'It rains, you make one decision, and the round sorts out the rest.',
    },
    {
      id: 'landscaping-materials',
      title: 'Plants and materials',
      description: 'From the plant schedule to the pallet on the verge, ordered in the right amounts and on the right day.',
      steps: [
        { icon: 'check', text: 'The client accepts. Plant schedule, pavers, sleepers and cubic metres of garden mix turn into draft orders.' },
        { icon: 'search', text: 'Your nursery and your landscape yard in Fyshwick are asked what’s in stock and which mornings they deliver.' },
        { icon: 'alert', text: 'No lomandra in 140 mm pots? You find out this week, instead of your crew finding out on Monday.' },
        { icon: 'leaf', text: 'You pick the substitute and the client agrees to it by message before a single pot is swapped.' },
        { icon: 'calendar', text: 'Drop-offs are staggered: soil first, pavers once the base is compacted, turf only on the morning you lay it.' },
        { icon: 'barcode', text: 'Whoever is on site photographs the delivery docket. A short load is raised with the yard and comes off the bill you check.' },
      ],
      valueStatement: 'You find out what’s short from your phone, not from a crew leaning on their shovels.',
    },
    {
      id: 'landscaping-contracts',
      title: 'Strata and grounds contracts',
      description: 'Requests, extras and the monthly report for the managers who look after other people’s gardens.',
      steps: [
        { icon: 'mail', text: 'A strata manager in Queanbeyan emails about a limb hanging over the carpark. A work request opens for that site.' },
        { icon: 'link', text: 'Beside it: the photo, the site map, the padlock code, and what your contract says about trees.' },
        { icon: 'person', text: 'You decide whether it’s in scope, an extra, or one for your arborist, and whether that bay needs taping off now.' },
        { icon: 'quote', text: 'An extra is drafted as a one-page quote for you to send. The reminder comes after their committee meets, not before.' },
        { icon: 'clipboard', text: 'With the work order in, it joins the next round, and the crew returns before-and-after shots from the same spot.' },
        { icon: 'document', text: 'At month’s end you read through a report of visits, extras and anything still waiting on the committee, then send it.' },
      ],
      valueStatement: 'When the committee asks what they pay you for, the answer is already in their inbox.',
    },
  ],
} satisfies BusinessType;
