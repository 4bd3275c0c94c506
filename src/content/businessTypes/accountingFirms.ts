import type { BusinessType } from './BusinessType.ts';

export const accountingFirms = {
  id: 'accounting-firms',
  title: 'Accounting Firms',
  icon: 'calculator',
  description: 'Clients come for your advice, and you spend the year asking them for papers.',
  option: 'professional-services',
  categories: [
    {
      id: 'accounting-new-clients',
      title: 'New clients and handovers',
      description: 'Ethical letter, engagement letters and the old firm’s files, gathered while you get to know the business.',
      steps: [
        { icon: 'form', text: 'A Fyshwick panel beater wants to change accountants. A short form collects entities, ABNs and who owns what.' },
        { icon: 'phone', text: 'In a first conversation you ask why they are leaving and whether you may write to the other firm.' },
        { icon: 'handshake', text: 'An ethical letter asks the outgoing firm what you should know and requests the ledgers and depreciation schedule.' },
        { icon: 'hourglass', text: 'A second letter follows after two weeks. What has not arrived is listed on the client’s file.' },
        { icon: 'pen', text: 'You take them on. Engagement letters are prepared for company, family trust and both spouses, and you set the scope.' },
        { icon: 'folder', text: 'With ID sighted and letters signed, the permanent file is indexed and the client is shown how to nominate you.' },
      ],
      valueStatement: 'At the first meeting, you know which papers you have and which are outstanding.',
    },
    {
      id: 'accounting-bas',
      title: 'Quarterly BAS run',
      description: 'Four deadlines a year, each with a list of what has arrived and what has not.',
      steps: [
        { icon: 'calendar', text: 'The quarter closes. Each BAS client is asked for their own records: cafe wages, the electrician’s fuel dockets.' },
        { icon: 'camera', text: 'Receipts sent as photos or forwarded emails are read, dated and matched to the bank feed.' },
        { icon: 'search', text: 'Unmatched lines become queries: an unexplained transfer, a hardware purchase, a missing tax invoice.' },
        { icon: 'sms', text: 'Clients get the queries by text, one at a time, and reply in the same thread. Open ones are repeated weekly.' },
        { icon: 'calculator', text: 'You review GST coding, wages and withholding against last quarter, and correct what is wrong.' },
        { icon: 'check', text: 'The client approves in writing, you lodge, and whoever pays the bills is sent the amount and due date.' },
      ],
      valueStatement: 'You start the BAS with a matched bank feed and a short list of open queries.',
    },
    {
      id: 'accounting-tax-time',
      title: 'Tax time document chase',
      description: 'Papers arrive from July to May. Before each interview, you can see what is still missing.',
      steps: [
        { icon: 'repeat', text: 'Last year’s return becomes this year’s checklist: the Queanbeyan rental, the shares, and what is new since.' },
        { icon: 'lock', text: 'Rental statements, dividend notices and photographed receipts go into a private folder for each client.' },
        { icon: 'eye', text: 'A rental statement for the wrong year is noticed when it comes in, and the right one is asked for.' },
        { icon: 'checklist', text: 'A reminder names the two items still missing, leaves out the other nineteen and gives the lodgment date.' },
        { icon: 'person', text: 'You hold the interview, ask about the home office and settle each deduction.' },
        { icon: 'fileCheck', text: 'Your reviewer clears the workpapers, the client signs, you lodge, and the job comes off the list.' },
      ],
      valueStatement: 'You go into the interview knowing what’s on file and what you still have to ask for.',
    },
    {
      id: 'accounting-ato-mail',
      title: 'ATO and ASIC mail',
      description: 'A week’s notices in order of due date, each with a client and a person responsible for it.',
      steps: [
        { icon: 'mail', text: 'Monday’s ATO mail arrives together: assessments, payment reminders, and two letters for a client who has left.' },
        { icon: 'filter', text: 'Each notice is matched to its client, sensibly named and sorted by due date.' },
        { icon: 'scales', text: 'A notice of assessment is laid beside your estimate. Lines that differ are marked for you.' },
        { icon: 'pen', text: 'You pass it on, request a remission or object. The covering note waits for your edits.' },
        { icon: 'megaphone', text: 'Clients are told what the notice is, what to do and by when.' },
        { icon: 'bell', text: 'ASIC annual statements and PAYG instalments are tracked too. A manager sees what is open a week before it is due.' },
      ],
      valueStatement: 'By morning tea, you can see each letter’s client, its due date and who has it.',
    },
  ],
} satisfies BusinessType;
