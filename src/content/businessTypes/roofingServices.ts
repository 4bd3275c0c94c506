import type { BusinessType } from './BusinessType.ts';

export const roofingServices = {
  id: 'roofing-services',
  title: 'Roofing Services',
  icon: 'roof',
  description: 'You can’t answer the phone from the ridge, and after hail it never stops ringing.',
  option: 'trades',
  categories: [
    {
      id: 'roofing-storms',
      title: 'Storm calls and make-safes',
      description: 'The night it hails, everyone rings at once. Calls get picked up while you’re out, and you choose who gets the first tarp.',
      steps: [
        { icon: 'phone', text: 'Hail at dinner time. Your voice assistant asks every caller: address, tile or metal, how many storeys, where’s it coming in?' },
        { icon: 'drop', text: 'A sagging ceiling or water near a light fitting goes straight to your on-call roofer. If they don’t pick up, it rings you.' },
        { icon: 'flag', text: 'From the list, with callers’ ceiling photos, you decide who’s first and whether it’s safe to send anyone up tonight.' },
        { icon: 'ute', text: 'Your tarp crew has a make-safe run by suburb, with ladder access, pitch and who’s home to let them in.' },
        { icon: 'camera', text: 'Each make-safe sheet comes back with photos, the time, and what’s only a tarp and sandbags until you return.' },
        { icon: 'calendar', text: 'Tarped roofs get a repair inspection in the diary. Everyone still waiting hears honestly where they are in the queue.' },
      ],
      valueStatement: 'Someone with a bucket in the hallway gets an answer, and you keep both hands on the ladder.',
    },
    {
      id: 'roofing-reports',
      title: 'Roof report to quote',
      description: '‘Rusted through at the back valley’ means little from the lawn. Show it, price it, put your name to it.',
      steps: [
        { icon: 'photos', text: 'Down the ladder with a phone full of photos. They sort themselves into ridge, valley, gutter and flashing for that job.' },
        { icon: 'mic', text: 'Talk it through at the tailgate: ‘pointing gone on the hips, rust in the back valley’. Your words sit under the right photo.' },
        { icon: 'calculator', text: 'Your measure-up fills the quote sheet: metres of ridge capping, lengths of gutter, cracked tiles to swap.' },
        { icon: 'pen', text: 'Repoint, restore or re-roof? That’s your judgement. You choose, set the price and sign off the report.' },
        { icon: 'house', text: 'Photo by photo, the owner gets a tour of a roof they’ll never climb, in words they’d use themselves.' },
        { icon: 'repeat', text: 'A quiet fortnight prompts a short check-in. ‘Not this year’ is written down, and comes back to you next autumn.' },
      ],
      valueStatement: 'Photos stop living on your phone, and quotes stop living in your head.',
    },
    {
      id: 'roofing-reroofs',
      title: 'Re-roof job days',
      description: 'Sheets, scaffold, skip and sky all have to agree on one date. This keeps them talking to each other.',
      steps: [
        { icon: 'handshake', text: 'The quote comes back signed. Before any sheet is ordered, the owner confirms colour and profile in writing.' },
        { icon: 'box', text: 'Cut lengths, flashings, screws and sarking make up a draft order. You check it against your own measure-up first.' },
        { icon: 'hardhat', text: 'Edge protection, skip, crane and the sparky to take the solar panels down are all booked around one start date.' },
        { icon: 'weather', text: 'Wind on the forecast? You’re asked early: go, wait, or strip only as much as you can cover by dark.' },
        { icon: 'megaphone', text: 'Move the start and the scaffolder, skip and owner learn together. Whoever hasn’t confirmed by lunch, you ring.' },
        { icon: 'clipboard', text: 'At knock-off your leading hand sends photos and ticks the roof as weathertight. No tick, and your phone rings.' },
      ],
      valueStatement: 'The go-or-wait call is made in the yard, not on a half-stripped roof with cloud rolling in.',
    },
    {
      id: 'roofing-insurance',
      title: 'Insurance repairs',
      description: 'Scopes, approvals and claim numbers, all kept moving between assessor, owner and crew without you redialling.',
      steps: [
        { icon: 'document', text: 'The insurer’s builder emails a scope of works. Claim number, owner, excess and site contact go onto a new job card.' },
        { icon: 'search', text: 'Laid next to your own roof report, the gaps stand out: they’ve allowed for tiles, and forgotten the valley irons.' },
        { icon: 'person', text: 'You decide which lines to raise and put the case yourself. Your photos are already attached.' },
        { icon: 'hourglass', text: 'While the assessor thinks, a reminder goes out every few days, and the owner knows who everybody is waiting for.' },
        { icon: 'alert', text: 'Rotten battens under the tiles? The crew photographs them, you price the extra, and that section waits for a yes.' },
        { icon: 'fileCheck', text: 'Once you sign off, the completion photos and invoice travel under one claim number. Unpaid, the job stays on your list.' },
      ],
      valueStatement: 'When the owner asks what’s happening with the claim, anyone in your office can tell them.',
    },
  ],
} satisfies BusinessType;
