import type { BusinessType } from './BusinessType.ts';

export const roofingServices = {
  id: 'roofing-services',
  title: 'Roofing Services',
  icon: 'roof',
  description: 'You can’t answer from the ridge, and after hail the phone never stops.',
  option: 'trades',
  categories: [
    {
      id: 'roofing-storms',
      title: 'Storm calls and make-safes',
      description: 'The night it hails, everyone rings at once. Missed calls are texted back, and you choose who gets the first tarp.',
      steps: [
        { icon: 'sms', text: 'Hail at dinner time. Each caller you miss is texted a form: address, tile or metal, storeys, ceiling photos.' },
        { icon: 'drop', text: 'A sagging ceiling or water near a light alerts your on‑call roofer at once. The caller gets your safety note.' },
        { icon: 'flag', text: 'Callers who haven’t filled it in stay in the same queue. You set the order, and say if it’s safe to go up tonight.' },
        { icon: 'ute', text: 'Your tarp crew has a make-safe run by suburb, with storeys, ladder access and who’s home to let them in.' },
        { icon: 'camera', text: 'Each make-safe sheet comes back with photos, the time, and what’s only a tarp and sandbags until you return.' },
        { icon: 'calendar', text: 'Tarped roofs go in the diary for a repair inspection. Anyone still waiting hears their place in the queue.' },
      ],
      valueStatement: 'The person with a bucket in the hallway knows you’ve got the message, and you choose who comes first.',
    },
    {
      id: 'roofing-reports',
      title: 'Roof report to quote',
      description: '‘Rusted through at the back valley’ means little from the lawn, so the photo goes with it.',
      steps: [
        { icon: 'photos', text: 'You come down the ladder with a phone full of photos. They’re sorted into ridge, valley, gutter and flashing.' },
        { icon: 'mic', text: 'Talk at the tailgate: ‘pointing gone on the hips, flashing lifted at the flue’. It’s typed under the photos.' },
        { icon: 'calculator', text: 'Your measure‑up fills the quote sheet: metres of ridge capping, lengths of gutter, cracked tiles to swap.' },
        { icon: 'pen', text: 'You say if it’s a repoint, a restoration or a re‑roof, set the price and sign the report.' },
        { icon: 'house', text: 'The owner goes through the roof photo by photo, with a plain note under each one.' },
        { icon: 'repeat', text: 'A quiet fortnight prompts a short check‑in. ‘Not this year’ is noted and comes back to you next autumn.' },
      ],
      valueStatement: 'The owner sees the rust for themselves, and no brother-in-law has to go up for a look.',
    },
    {
      id: 'roofing-reroofs',
      title: 'Re‑roof job days',
      description: 'Sheets, scaffold and skip are booked for one date, then the wind gets up and it all has to move.',
      steps: [
        { icon: 'handshake', text: 'The quote comes back signed. Before any sheet is ordered, the owner confirms colour and profile in writing.' },
        { icon: 'box', text: 'Sheet lengths, flashings, screws and sarking are listed. You check them against your measure‑up and order.' },
        { icon: 'hardhat', text: 'Edge protection, skip, crane and the sparky who takes the solar down are all asked for one start date.' },
        { icon: 'weather', text: 'With wind forecast, you’re asked early: go, wait, or strip only as much as you can cover by dark.' },
        { icon: 'megaphone', text: 'If you move the date, your scaffolder, the skip company and the owner are told together and asked to confirm the new one.' },
        { icon: 'clipboard', text: 'At knock-off your leading hand sends photos and ticks the roof as weathertight. No tick, and your phone rings.' },
      ],
      valueStatement: 'You make the go‑or-wait call in the yard, before there’s a half-stripped roof and cloud rolling in.',
    },
    {
      id: 'roofing-insurance',
      title: 'Insurance repairs',
      description: 'The assessor is chased, the owner is kept up to date and the crew knows what’s been approved.',
      steps: [
        { icon: 'document', text: 'The insurer’s builder emails a scope of works. Claim number, excess and site contact go on a new job card.' },
        { icon: 'search', text: 'Set beside your roof report, the scope has a gap: they’ve allowed for tiles and forgotten the valley irons.' },
        { icon: 'person', text: 'You pick the lines worth raising and argue them yourself, photos attached.' },
        { icon: 'hourglass', text: 'While the assessor thinks, a reminder goes out every few days, and the owner knows who everybody’s waiting for.' },
        { icon: 'alert', text: 'Rotten battens? The crew photographs them, you price the extra, and that patch is tarped until there’s a yes.' },
        { icon: 'fileCheck', text: 'You sign off. Completion photos and invoice go in under the claim number, and the job stays listed until it’s paid.' },
      ],
      valueStatement: 'When the owner rings about the claim, whoever picks up can say who has it now.',
    },
  ],
} satisfies BusinessType;
