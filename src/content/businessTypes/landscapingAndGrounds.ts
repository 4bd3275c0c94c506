import type { BusinessType } from './BusinessType.ts';

export const landscapingAndGrounds = {
  id: 'landscaping-and-grounds',
  title: 'Landscaping & Grounds',
  icon: 'leaf',
  description: 'Rain moves your week, turf won’t wait, and quotes pile up on the ute’s dash.',
  option: 'trades',
  categories: [
    {
      id: 'landscaping-quotes',
      title: 'Site visit to quote',
      description: 'Hear about the slope and the side gate before you drive out, and quote while you remember the levels.',
      steps: [
        { icon: 'house', text: 'A new-build owner in Gungahlin wants turf, paving and ‘a bit of a wall’ out the back. That’s the whole brief.' },
        { icon: 'form', text: 'They’re asked for the block plan, a photo from the back door and the width of the side gate.' },
        { icon: 'pin', text: 'Then they pick a visit on a day you’re out that way. It goes in your diary with the plan and the photo.' },
        { icon: 'mic', text: 'You shoot the levels and talk. Square metres of turf, lineal metres of wall and bobcat access go on the measure sheet.' },
        { icon: 'calculator', text: 'You check the quantities, choose plants that can take a frost, see if the wall needs an engineer, and price it.' },
        { icon: 'handshake', text: 'They read it beside photos of their own yard. A yes goes on your job board. If they go quiet, they get a message next week.' },
      ],
      valueStatement: 'The quote they open has photos of their own yard and the levels you shot.',
    },
    {
      id: 'landscaping-rounds',
      title: 'Maintenance rounds and rain',
      description: 'A wet Tuesday shouldn’t cost you the evening on the phone moving everybody’s lawn to Thursday.',
      steps: [
        { icon: 'weather', text: 'By mid-afternoon, rain is forecast for tomorrow’s mowing round. The yards you’ve marked as boggy come up first.' },
        { icon: 'eye', text: 'You call it: shift the lot, swap mowing for hedges and mulch, or chance it.' },
        { icon: 'route', text: 'The new run sheet has the gate codes, where to park the trailer, and who keeps their clippings.' },
        { icon: 'sms', text: '‘We’re coming Thursday now, please leave the side gate off the latch.’ Only customers whose day changed hear about it.' },
        { icon: 'camera', text: 'Your crew ticks off each yard with a photo and a note: ‘sprinkler head snapped, near the letterbox’.' },
        { icon: 'invoice', text: 'Ticked visits go to the invoice run, missed ones to the next dry slot. The sprinkler comes to you to price.' },
      ],
      valueStatement: 'Rain still wins some days, but your customers know which day to expect the mower.',
    },
    {
      id: 'landscaping-materials',
      title: 'Plants and materials',
      description: 'Plants, pavers and soil ordered in the right amounts, and delivered on the right day.',
      steps: [
        { icon: 'check', text: 'The client accepts. Plant schedule, pavers, sleepers and cubes of garden mix are listed by supplier.' },
        { icon: 'search', text: 'Your nursery and your Fyshwick landscape yard are asked what’s in stock and which mornings they deliver.' },
        { icon: 'alert', text: 'The nursery is out of lomandra in 140 mm pots. That line comes to you with the sizes they do have.' },
        { icon: 'leaf', text: 'You pick a substitute, the client agrees to it by message, and you place the orders.' },
        { icon: 'calendar', text: 'Drop-offs are staggered: road base and pavers, garden mix when the paving’s done, turf the morning you lay it.' },
        { icon: 'camera', text: 'Whoever’s on site photographs the docket. A short load is raised with the yard and marked for you on the bill.' },
      ],
      valueStatement: 'The yard hears about a short load the day it’s tipped, and gets the docket photo.',
    },
    {
      id: 'landscaping-contracts',
      title: 'Strata and grounds contracts',
      description: 'Requests, extras and the monthly report, for managers who look after other people’s gardens.',
      steps: [
        { icon: 'mail', text: 'A strata manager in Braddon emails about a limb over the carpark. A work request opens for that site.' },
        { icon: 'link', text: 'With it come the photo, the site map, the padlock code, and what your contract says about trees.' },
        { icon: 'person', text: 'You have that bay taped off if it needs it, and say whether it’s in scope, an extra, or one for your arborist.' },
        { icon: 'quote', text: 'An extra becomes a one-page quote for you to price and send. The reminder waits until their committee has met.' },
        { icon: 'clipboard', text: 'With the work order in, the job joins a round. The crew takes before and after shots from the same spot.' },
        { icon: 'document', text: 'At month’s end you check the report of visits, extras and what’s still with the committee, then send it.' },
      ],
      valueStatement: 'When the committee asks what they pay you for, the answer is already in their inbox.',
    },
  ],
} satisfies BusinessType;
