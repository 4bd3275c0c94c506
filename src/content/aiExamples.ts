interface DraftLine {
  readonly item: string;
  readonly detail: string;
}

/** A made-up job, from the message as it came in to the draft that waits. */
export interface AiExample {
  readonly choice: string;
  /** How and when the message came. */
  readonly via: string;
  readonly message: string;
  readonly title: string;
  readonly lines: readonly DraftLine[];
  /** What the draft leaves to a person. */
  readonly left: string;
}

/** The first is the one that is shown. A sixth needs another line in Journey.module.css. */
export const aiExamples: readonly AiExample[] = [
  {
    choice: 'Electrician',
    via: 'Text message, 8.47 pm',
    message:
      'Hi, it’s Jess in Kambah. Dave next door gave me your number. We’re after three double power points and a ' +
      'light in the new shed, about 20 metres from the house. Any arvo next week suits.',
    title: 'Quote for Jess',
    lines: [
      { item: 'Double power points, shed', detail: '3' },
      { item: 'Light and switch', detail: '1' },
      { item: 'Circuit from the house', detail: 'about 20 m' },
      { item: 'See the switchboard', detail: 'Tue 3.30 pm' },
    ],
    left: 'Left blank for you: hours and prices.',
  },
  {
    choice: 'Dental clinic',
    via: 'Text message, 7.05 am',
    message:
      'Hello, this is Amir. Your reminder says I’m due for a check-up. Could I come in before work, or after four ' +
      'on a Thursday? Not next week, please, as I’m away until Sunday the 15th.',
    title: 'Times for Amir',
    lines: [
      { item: 'Check-up', detail: '40 minutes' },
      { item: 'First offer', detail: 'Tue 17th, 7.40 am' },
      { item: 'Second offer', detail: 'Thu 19th, 4.20 pm' },
      { item: 'If neither suits', detail: 'reception calls' },
    ],
    left: 'Both times are open. Neither is held yet.',
  },
  {
    choice: 'Accountant',
    via: 'Website form, 11.18 pm',
    message:
      'My sister and I are opening a cafe in Ainslie in March. We need an accountant for the set-up and the BAS. ' +
      'Should it be a company or a partnership? Mornings are best. Rosa',
    title: 'Reply to Rosa',
    lines: [
      { item: 'First meeting', detail: 'Wed 8.30 am' },
      { item: 'To bring', detail: 'ID for both, the lease' },
      { item: 'Engagement letter', detail: 'set-up and BAS' },
      { item: 'Company or partnership?', detail: 'left open' },
    ],
    left: 'Left blank for you: the advice.',
  },
];
