import type { BusinessType } from './BusinessType.ts';

export const retailStores = {
  id: 'retail-stores',
  title: 'Retail Stores',
  icon: 'storefront',
  description: 'You’d rather be on the floor than out the back with returns.',
  option: 'other',
  categories: [
    {
      id: 'retail-special-orders',
      title: 'Holds and special orders',
      description: '‘Have you got it in a nine?’ becomes a hold slip or a special order, instead of a sticky note on the till.',
      steps: [
        { icon: 'search', text: 'A customer messages for the green boot in a nine. Stock on hand says none here, one pair in Fyshwick.' },
        { icon: 'eye', text: 'Someone there looks before promising it, since the screen and the shelf don’t always agree.' },
        { icon: 'form', text: 'It isn’t there, so a special-order form takes size, colour, a mobile and how long they’re happy to wait.' },
        { icon: 'mail', text: 'You add the pair to the next supplier order. When the rep moves the date, the customer hears that day.' },
        { icon: 'tag', text: 'When the pair is scanned in, a hold slip prints with a surname on it and the customer is told it’s here.' },
        { icon: 'check', text: 'They pick it up and the slip comes off. A pair still there after your hold period goes back on sale when you say.' },
      ],
      valueStatement: 'A promise made at the counter survives the shift change.',
    },
    {
      id: 'retail-reorders',
      title: 'Reorders and receiving',
      description: 'Monday’s list shows what’s down to an XS and an XXL. You reorder, and it’s ticketed when the carton lands.',
      steps: [
        { icon: 'chart', text: 'Overnight, sales are set against stock. Broken size runs and lines under their reorder point make Monday’s list.' },
        { icon: 'document', text: 'Every supplier has a purchase order ready to check, with pack sizes, minimums and what’s already on back order.' },
        { icon: 'pen', text: 'You strike out the dud colour, double the candles for Mother’s Day and send. The hunches are all yours.' },
        { icon: 'hourglass', text: 'After three days without a confirmation, the order goes to the rep again and is marked on your list.' },
        { icon: 'barcode', text: 'Cartons are scanned against the packing slip. Shorts, overs and the wrong navy are listed while you unpack.' },
        { icon: 'storefront', text: 'Swing tags print while you steam the creases out. You okay the count, and the online listing is in stock again.' },
      ],
      valueStatement: 'You still buy by eye. The pack sizes and the back orders are on the page in front of you.',
    },
    {
      id: 'retail-returns',
      title: 'Returns and supplier claims',
      description: 'The customer with the dead kettle is looked after today, and your claim on the supplier doesn’t die with it.',
      steps: [
        { icon: 'undo', text: 'A kettle comes back dead. The sale is found by email, card or loyalty name, so no one empties a handbag.' },
        { icon: 'camera', text: 'Your team photographs the fault and the batch code, and notes what happened in the customer’s own words.' },
        { icon: 'handshake', text: 'Face to face, you sort out the repair, replacement or refund the customer is owed under the consumer guarantees.' },
        { icon: 'document', text: 'Those notes become a claim with your invoice number on it. You read it and send.' },
        { icon: 'box', text: 'The supplier’s return authority prints on a label, and the kettle joins the courier’s next pick‑up.' },
        { icon: 'repeat', text: 'Open claims are chased with the supplier weekly, and closed when the credit’s on the statement.' },
      ],
      valueStatement: 'Every faulty item under the stairs has a claim number, and a supplier being chased for it.',
    },
    {
      id: 'retail-close-of-day',
      title: 'Close of day and banking',
      description: 'Z‑read, EFTPOS settlement, float and a till that’s out by a bit, squared up before you find your car keys.',
      steps: [
        { icon: 'lock', text: 'Doors shut. Each till’s Z‑read starts the closing sheet, its totals hidden until the drawer has been counted.' },
        { icon: 'form', text: 'Whoever’s closing counts the drawer, sets the float aside and enters notes, coins and gift vouchers.' },
        { icon: 'card', text: 'EFTPOS settlement, web orders, lay-bys and refunds are lined up with the till, and matches are ticked off.' },
        { icon: 'search', text: 'A gap comes with likely suspects: a refund keyed twice, cash keyed as card, a float short at opening.' },
        { icon: 'person', text: 'Your manager goes through the drawer and the docket roll, writes down the reason and initials the variance.' },
        { icon: 'bank', text: 'The banking bag’s number goes on the day sheet. If the deposit doesn’t show, you know before the bookkeeper does.' },
      ],
      valueStatement: 'You lock up knowing whether the till balanced and, if it didn’t, what your manager wrote down.',
    },
  ],
} satisfies BusinessType;
