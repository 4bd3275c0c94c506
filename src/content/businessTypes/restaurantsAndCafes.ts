import type { BusinessType } from './BusinessType.ts';

export const restaurantsAndCafes = {
  id: 'restaurants-and-cafes',
  title: 'Restaurants & Cafes',
  icon: 'cup',
  description:
    'The phone, the roster and the coolroom all want you at once, usually in the middle of service.',
  option: 'other',
  categories: [
    {
      id: 'restaurants-bookings',
      title: 'Bookings and no-shows',
      description:
        'When the phone rings with six mains on the pass, it’s still answered, and the high chair still makes it onto the booking.',
      steps: [
        {
          icon: 'phone',
          text: 'It’s 7.30 and every hand is full. A voice assistant picks up, says that’s what it is, and offers tables you have.',
        },
        {
          icon: 'calendar',
          text: 'Four for Friday, one coeliac, one high chair: on the sheet, within the covers you allow.',
        },
        {
          icon: 'flag',
          text: 'It never says a dish is safe. The allergy is flagged for your chef, who rings the guest back if it matters.',
        },
        {
          icon: 'sms',
          text: 'On Thursday the guest is asked if they’re still coming. A no frees the table for the next name on the wait list.',
        },
        {
          icon: 'hourglass',
          text: 'Not a peep by Friday lunch? The booking goes on the call sheet, and you decide how long table 12 is held.',
        },
        {
          icon: 'clipboard',
          text: 'At the briefing you read from one page: covers by the half hour, birthdays, allergies, and who has a show at eight.',
        },
      ],
      valueStatement:
        'Your floor team looks after the room, and the ringing phone looks after itself.',
    },
    {
      id: 'restaurants-functions',
      title: 'Functions and group bookings',
      description:
        'Office Christmas lunch, fortieth birthday, wake: a month of emails about menus and numbers becomes one event order.',
      steps: [
        {
          icon: 'mail',
          text: 'A social club in Barton asks about lunch for thirty-ish in December. The diary and the back room are checked first.',
        },
        {
          icon: 'document',
          text: 'A reply is drafted with your set menus, the drinks packages and the two dates you can do. You tweak it and send.',
        },
        {
          icon: 'card',
          text: 'They say yes, and your deposit request follows. Until it’s paid, the room is only in pencil.',
        },
        {
          icon: 'form',
          text: 'Ten days out, one form asks the organiser for final numbers, dietaries, prams and who’s bringing the cake.',
        },
        {
          icon: 'bell',
          text: 'No form by your cut-off, and it’s time you rang them, because nobody can order lamb for ‘thirty-ish’.',
        },
        {
          icon: 'checklist',
          text: 'Chef signs off the event order. Kitchen, bar and floor then work from the same run sheet with the same head count.',
        },
      ],
      valueStatement:
        'Nobody discovers the fourth vegan when the entrées are already on the pass.',
    },
    {
      id: 'restaurants-supplier-orders',
      title: 'Supplier orders and deliveries',
      description:
        'Par levels, late-night cut-offs and the box of cos that never came, followed from the coolroom shelf to the credit note.',
      steps: [
        {
          icon: 'thermometer',
          text: 'After close, whoever has the coolroom count taps in what’s left. The distance from par becomes a draft order.',
        },
        {
          icon: 'weather',
          text: 'Tomorrow’s covers, the forecast and the long weekend are noted beside each line, as a hint and not an instruction.',
        },
        {
          icon: 'pen',
          text: 'Chef trims the herbs, adds the snapper and approves it. Still unsent close to cut-off? Someone’s phone will ring.',
        },
        {
          icon: 'box',
          text: 'At the back door you tick boxes off the docket, probe the chilled stuff, and photograph what’s short or bruised.',
        },
        {
          icon: 'undo',
          text: 'The missing cos turns into a credit request with your photo. No credit note by Friday puts it on your call list.',
        },
        {
          icon: 'invoice',
          text: 'Each invoice is laid against its order and docket. You sort out the lines that disagree and approve the batch.',
        },
      ],
      valueStatement:
        'You pay for the produce that came through the back door, and you have the docket to show for it.',
    },
    {
      id: 'restaurants-roster-gaps',
      title: 'Sick calls and shift swaps',
      description:
        'Your opening barista messages before dawn, and the gap is filled without you ringing the whole roster from the shower.',
      steps: [
        {
          icon: 'alert',
          text: 'At 5.10 am your opening barista is crook. The message is read, and today’s roster is up with the hole marked in it.',
        },
        {
          icon: 'filter',
          text: 'Who can run the machine, is free, and has had a decent break since last night’s close? That’s your shortlist.',
        },
        {
          icon: 'sms',
          text: 'You tap the names you’re happy to ask. They see the start time and section; the first yes comes back for your okay.',
        },
        {
          icon: 'clock',
          text: 'No taker by the time the ovens are on? The asking stops. You call in a favour, drop the hotcakes or open late.',
        },
        {
          icon: 'team',
          text: 'Once you confirm, the roster and the section plan by the pass agree with each other again.',
        },
        {
          icon: 'calculator',
          text: 'Come pay day, clock-ons are compared with the roster as worked. You query the odd ones before timesheets go across.',
        },
      ],
      valueStatement:
        'You still make the call before sunrise, but it’s one decision and you can make it in slippers.',
    },
  ],
} satisfies BusinessType;
