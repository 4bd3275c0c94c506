import type { BusinessType } from './BusinessType.ts';

export const accountingFirms = {
  id: 'accounting-firms',
  title: 'Accounting Firms',
  icon: 'calculator',
  description: 'You trained to read figures, and somehow the job became asking for receipts.',
  option: 'professional-services',
  categories: [
    {
      id: 'accounting-new-clients',
      title: 'New clients and handovers',
      description: 'Ethical letter, engagement letters and the old firm’s files, gathered while you get to know the business.',
      steps: [
        { icon: 'form', text: 'A Fyshwick panel beater wants to change accountants. A short form collects entities, ABNs and who owns what.' },
        { icon: 'phone', text: 'You ring to ask why they’re leaving, and whether they mind you writing to the other firm.' },
        { icon: 'handshake', text: 'An ethical letter asks the outgoing firm what you should know, and for ledgers and the depreciation schedule.' },
        { icon: 'hourglass', text: 'Two weeks of silence earns a second letter. After that, it’s on your list for a call between partners.' },
        { icon: 'pen', text: 'You decide to act. Engagement letters are drafted for company, family trust and both spouses, and you set the scope.' },
        { icon: 'folder', text: 'ID sighted and letters signed, the permanent file is indexed and the client is shown how to nominate you.' },
      ],
      valueStatement: 'By the first proper meeting, you know which papers you have and who owes you the rest.',
    },
    {
      id: 'accounting-bas',
      title: 'Quarterly BAS run',
      description: 'Four scrambles a year, each turned into a list you can see the end of.',
      steps: [
        { icon: 'calendar', text: 'The quarter closes. Each BAS client is asked for their own bits: cafe wages, the sparky’s fuel dockets.' },
        { icon: 'camera', text: 'Receipts snapped on a dashboard or forwarded in a lump are read, dated and matched to the bank feed.' },
        { icon: 'search', text: 'Leftovers become queries: the mystery transfer, the Sunday hardware run, the tax invoice nobody can find.' },
        { icon: 'sms', text: 'Clients get them by text one at a time, the only way some will ever answer. Holdouts go on your list to ring.' },
        { icon: 'calculator', text: 'You review GST coding, wages and withholding against last quarter, and correct whatever looks odd.' },
        { icon: 'check', text: 'The client approves in writing, you lodge, and whoever pays the bills is sent the amount and due date.' },
      ],
      valueStatement: 'You start the BAS with a matched bank feed and a short list of mysteries.',
    },
    {
      id: 'accounting-tax-time',
      title: 'Tax time document chase',
      description: 'Papers arrive in instalments until spring. You know what’s still missing before the interview.',
      steps: [
        { icon: 'repeat', text: 'Last year’s return becomes this year’s checklist: the Queanbeyan rental, the shares, and what’s new since.' },
        { icon: 'lock', text: 'Rental statements, dividend notices and photos of a shoebox go into a private folder for each client.' },
        { icon: 'eye', text: 'A rental statement for the wrong year is noticed in July and asked for again, instead of in October.' },
        { icon: 'checklist', text: 'A reminder names the two things missing and leaves the other nineteen alone. After a second, you ring.' },
        { icon: 'person', text: 'You hold the interview, ask the awkward question about the home office and decide each deduction.' },
        { icon: 'fileCheck', text: 'Your reviewer clears the workpapers, the client signs, you lodge, and the job comes off the list.' },
      ],
      valueStatement: 'You open the job when the papers are in, instead of three times before.',
    },
    {
      id: 'accounting-ato-mail',
      title: 'ATO and ASIC mail',
      description: 'A week’s notices in date order, so the one that matters isn’t sitting under forty that don’t.',
      steps: [
        { icon: 'mail', text: 'Monday’s ATO mail turns up in one heap: assessments, payment reminders, and two letters for a client who left.' },
        { icon: 'filter', text: 'Each notice is matched to its client, sensibly named and ranked by the date that bites first.' },
        { icon: 'scales', text: 'A notice of assessment is laid beside your estimate. Where they disagree, the line is marked for you.' },
        { icon: 'quote', text: 'You pass it on, request a remission or object. The covering note is a draft until you’ve edited it.' },
        { icon: 'megaphone', text: 'Clients hear what it is, what to do and by when, ideally before they’ve opened their copy and panicked.' },
        { icon: 'bell', text: 'ASIC annual statements and PAYG instalments stay on watch. No word by the week they’re due, and a manager rings.' },
      ],
      valueStatement: 'By morning tea, each letter has a client, a due date and one of you to deal with it.',
    },
  ],
} satisfies BusinessType;
