import type { BusinessType } from './BusinessType.ts';

export const retailStores = {
  id: 'retail-stores',
  title: 'Retail Stores',
  icon: 'storefront',
  description:
    'You’d rather be on the floor than out the back with holds, reorders, returns and a till that won’t balance.',
  option: 'other',
  categories: [
    {
      id: 'retail-special-orders',
      title: 'Holds and special orders',
      description:
        '‘Have you got it in a nine?’ becomes a hold slip, a supplier order and a message on arrival, not a sticky note on the till.',
      steps: [
        {
          icon: 'search',
          text: 'A message asks for the green boot in a nine. Stock on hand says none out front and one pair at your Fyshwick store.',
        },
        {
          icon: 'eye',
          text: 'Someone there goes and looks before anything is promised, since the screen and the shelf don’t always agree.',
        },
        {
          icon: 'form',
          text: 'No boot? A special-order form takes the size, the colour, a mobile and how long the customer is happy to wait.',
        },
        {
          icon: 'mail',
          text: 'You add the pair to the next supplier order. When the rep moves the date, an apology is drafted for you to send.',
        },
        {
          icon: 'tag',
          text: 'Scanned in at receiving, the pair prints its own hold slip with a surname on it, and the customer hears it’s here.',
        },
        {
          icon: 'hourglass',
          text: 'Still uncollected after a reminder? You choose: ring, hold on a bit, or back on the shelf.',
        },
      ],
      valueStatement: 'A promise made at the counter survives the shift change.',
    },
    {
      id: 'retail-reorders',
      title: 'Reorders and receiving',
      description:
        'A size run that’s down to an XS and an XXL is spotted on Monday, reordered by you and ticketed when the carton lands.',
      steps: [
        {
          icon: 'chart',
          text: 'Overnight, sales are set against stock. Broken size runs and lines under their reorder point make Monday’s list.',
        },
        {
          icon: 'document',
          text: 'Every supplier has a draft purchase order waiting, with pack sizes, minimums and what’s already on back order.',
        },
        {
          icon: 'pen',
          text: 'You strike out the dud colour, double the candles for Mother’s Day and send. The only hunches in it are yours.',
        },
        {
          icon: 'phone',
          text: 'No order confirmation in three days? There’s the rep’s mobile, top of your to-do list.',
        },
        {
          icon: 'barcode',
          text: 'Cartons are scanned against the packing slip. Shorts, overs and the wrong navy are listed while you unpack.',
        },
        {
          icon: 'storefront',
          text: 'Swing tags print while you steam the samples. Check the count, and the online listing shows in stock again.',
        },
      ],
      valueStatement:
        'Buying stays a matter of your good eye, and pack sizes and back orders stay out of your head.',
    },
    {
      id: 'retail-returns',
      title: 'Returns and supplier claims',
      description:
        'The customer with the dead kettle is looked after today, and your claim on the supplier doesn’t perish in a box out the back.',
      steps: [
        {
          icon: 'undo',
          text: 'A kettle comes back dead. The sale is found by email, card slip or loyalty name, so no one empties a handbag.',
        },
        {
          icon: 'camera',
          text: 'Your team photographs the fault and the serial number, and notes what happened in the customer’s own words.',
        },
        {
          icon: 'handshake',
          text: 'Refund, repair or swap: that’s settled by you or your manager, face to face across the counter.',
        },
        {
          icon: 'document',
          text: 'From those notes comes a draft claim with the batch and your invoice number. Read it over and off it goes.',
        },
        {
          icon: 'box',
          text: 'The supplier’s return number prints on a label, and the kettle joins the courier’s next pick-up.',
        },
        {
          icon: 'repeat',
          text: 'Unanswered claims are chased weekly and the stubborn ones are yours to ring, until a credit shows on the statement.',
        },
      ],
      valueStatement:
        'That pile of faulty stock under the stairs has a name, a number and a way out of the building.',
    },
    {
      id: 'retail-close-of-day',
      title: 'Close of day and banking',
      description:
        'Z-read, EFTPOS settlement, float and a till that’s out by a bit, squared up before you find your car keys.',
      steps: [
        {
          icon: 'lock',
          text: 'Doors shut. Each till’s Z-read comes in, and the closing sheet opens with the day’s sales already on it.',
        },
        {
          icon: 'form',
          text: 'Whoever’s closing counts the drawer, sets the float aside and enters notes, coins and gift vouchers.',
        },
        {
          icon: 'card',
          text: 'EFTPOS settlement, web orders, lay-bys and refunds are lined up with the till, and whatever matches is ticked off.',
        },
        {
          icon: 'search',
          text: 'A gap comes with likely suspects: a refund keyed twice, cash rung up as card, a float that was short at opening.',
        },
        {
          icon: 'person',
          text: 'Your manager goes through the drawer and the docket roll, writes down the reason and initials the variance.',
        },
        {
          icon: 'bank',
          text: 'The banking bag’s number goes on the day sheet. If the deposit doesn’t show, you know before your bookkeeper asks.',
        },
      ],
      valueStatement:
        'Tonight’s till gets sorted tonight, and deposit slips no longer live in the glovebox.',
    },
  ],
} satisfies BusinessType;
