import type { BusinessType } from './BusinessType.ts';

export const restaurantsAndCafes = {
  id: 'restaurants-and-cafes',
  title: 'Restaurants & Cafes',
  icon: 'cup',
  description: 'It’s mid-service, the phone’s ringing, and nobody’s on the roster to open tomorrow.',
  option: 'other',
  categories: [
    {
      id: 'restaurants-bookings',
      title: 'Bookings and no‑shows',
      description: 'When the phone rings with six mains on the pass, it’s answered, and the high chair makes it onto the booking.',
      steps: [
        { icon: 'phone', text: '7.30, every hand full. A voice assistant answers, owns up to being one, and offers tables you’ve released.' },
        { icon: 'calendar', text: 'A table for four on Friday goes on the sheet, with the high chair and the gluten-free guest noted.' },
        { icon: 'flag', text: 'It’s told not to promise that a dish is safe. The dietary goes to your chef, who talks to the guest.' },
        { icon: 'sms', text: 'On Thursday the guest is asked if they’re still coming. A no frees the table for the next name on the wait list.' },
        { icon: 'hourglass', text: 'If there’s no reply by Friday lunch, the booking turns amber and the table is held for as long as you’ve set.' },
        { icon: 'clipboard', text: 'At the briefing you read from one page: covers by the half hour, birthdays, allergies, and who has a show at eight.' },
      ],
      valueStatement: 'You can stay with the guest in front of you while the phone is answered.',
    },
    {
      id: 'restaurants-functions',
      title: 'Functions and group bookings',
      description: 'Office Christmas lunch, fortieth birthday, wake: a month of emails about menus and numbers becomes one function sheet.',
      steps: [
        { icon: 'mail', text: 'A social club in Barton asks about lunch for thirty-ish in December. The diary and the back room are checked first.' },
        { icon: 'document', text: 'The reply has your set menus, the drinks packages and the two dates you can do. You tweak it and send.' },
        { icon: 'card', text: 'They say yes, and your deposit request follows. Until it’s paid, the room is only in pencil.' },
        { icon: 'form', text: 'Ten days out, one form asks the organiser for final numbers, dietaries, prams and who’s bringing the cake.' },
        { icon: 'bell', text: 'Two days before your cut-off it’s asked for again, because nobody can order lamb for ‘thirty-ish’.' },
        { icon: 'checklist', text: 'Chef signs off the function sheet. Kitchen, bar and floor all work from it, with the same head count.' },
      ],
      valueStatement: 'You hear about the fourth vegan before the entrées are on the pass.',
    },
    {
      id: 'restaurants-supplier-orders',
      title: 'Supplier orders and deliveries',
      description: 'The coolroom is counted, chef’s phone buzzes if the order’s still there near cut-off, and the missing cos is claimed.',
      steps: [
        { icon: 'thermometer', text: 'After close, whoever’s counting the coolroom taps in what’s left. What’s under par goes on tomorrow’s order.' },
        { icon: 'weather', text: 'Tomorrow’s covers, the forecast and the long weekend are noted beside it as hints.' },
        { icon: 'pen', text: 'Chef trims the herbs, adds the snapper and sends it. If it’s still sitting there near cut-off, chef’s phone buzzes.' },
        { icon: 'box', text: 'At the back door you tick cartons off the docket, probe the chilled stuff, and photograph what’s short or bruised.' },
        { icon: 'undo', text: 'The missing cos becomes a credit request, docket attached. On Friday you see which credits haven’t come.' },
        { icon: 'invoice', text: 'Invoices are matched to orders and dockets. You sort out the lines that disagree and approve the batch.' },
      ],
      valueStatement: 'You can check each bill against what was delivered, with the docket to back you up.',
    },
    {
      id: 'restaurants-roster-gaps',
      title: 'Sick calls and roster gaps',
      description: 'Your barista calls in sick before dawn, and you get a shortlist instead of a ring-around.',
      steps: [
        { icon: 'alert', text: '‘So sorry, been up all night.’ It’s 5.10 am, and today’s roster comes up with the opening shift marked empty.' },
        { icon: 'filter', text: 'Your shortlist is whoever’s free, can run the machine and has had a decent break since last night’s close.' },
        { icon: 'sms', text: 'You tap the names you’re happy to ask. They see start time and section, and the first yes comes to you.' },
        { icon: 'team', text: 'Once you confirm, the roster changes and a fresh section plan prints at the pass.' },
        { icon: 'clock', text: 'If nobody’s said yes by six, the messages stop. If you open late, one tap puts the new time on your website.' },
        { icon: 'calculator', text: 'Before the pay run, clock-ons are checked against the changed roster. You query odd ones and approve timesheets.' },
      ],
      valueStatement: 'You’re still up before sunrise, but it’s a few taps and not a dozen calls.',
    },
  ],
} satisfies BusinessType;
