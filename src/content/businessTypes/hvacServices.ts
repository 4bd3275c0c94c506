import type { BusinessType } from './BusinessType.ts';

export const hvacServices = {
  id: 'hvac-services',
  title: 'HVAC Services',
  icon: 'fan',
  description: 'Everyone rings on the first hot day, and they all ring again on the first frost.',
  option: 'trades',
  categories: [
    {
      id: 'hvac-breakdowns',
      title: 'Hot days and first frosts',
      description: 'Half the city finds its system dead on the same afternoon. Your queue gets sorted, not just longer.',
      steps: [
        { icon: 'weather', text: 'The forecast passes a temperature you set, and your website puts the breakdown form at the top.' },
        { icon: 'phone', text: 'Calls you can’t take reach a voice assistant that asks for the brand, the fault code and who’s in the house.' },
        { icon: 'checklist', text: 'Callers are then taken through your own checks: flat remote batteries, a clogged filter, a controller still on heat.' },
        { icon: 'flag', text: 'A newborn, an elderly parent or a server room is marked in the queue. You move up whoever can’t wait.' },
        { icon: 'route', text: 'Runs are grouped by suburb for you to adjust, so no van crosses from Tuggeranong to Gungahlin for one capacitor.' },
        { icon: 'sms', text: 'By mid-afternoon, whoever you won’t reach is told and offered another day. They keep their place if they don’t reply.' },
      ],
      valueStatement: 'You choose who’s next, and it isn’t whoever left the most voicemails.',
    },
    {
      id: 'hvac-maintenance',
      title: 'Maintenance contract rounds',
      description: 'Your tech knows the plant and the way up before leaving, and what’s found on the roof reaches the office.',
      steps: [
        { icon: 'building', text: 'A contract visit in Civic falls due. Its unit list, filter sizes and access notes become the job sheet.' },
        { icon: 'box', text: 'Filters and belts for the coming week’s sites go on one order for you to check against the shelf.' },
        { icon: 'key', text: 'The facility manager is sent your dates and a plant-room access request. No visit is confirmed without access.' },
        { icon: 'thermometer', text: 'Up top, your tech logs air on and air off, pressures, amps and any refrigerant added, unit by unit.' },
        { icon: 'wrench', text: 'A noisy bearing or a corroded coil is noted with a photo. You judge what can wait and what to quote now.' },
        { icon: 'folder', text: 'You read the service report before it goes out with your quotes. Each unit’s readings join its history.' },
      ],
      valueStatement: 'The bearing your tech heard in March has been quoted, fixed or put off on purpose by June.',
    },
    {
      id: 'hvac-install-quotes',
      title: 'Ducted and split quotes',
      description: 'The floor plan and switchboard photos come in first, so your site visit can be about airflow.',
      steps: [
        { icon: 'house', text: 'Someone wants ducted for the price of a split. Your form asks for rooms, ceiling height, insulation and a floor plan.' },
        { icon: 'photos', text: 'They add shots of the manhole, the switchboard and where a condenser could sit without annoying next door.' },
        { icon: 'hourglass', text: 'If the plan is missing, they’re asked once more. You can still offer the visit without it.' },
        { icon: 'fan', text: 'You visit, work out the heat load, and place the outlets and the return air yourself.' },
        { icon: 'quote', text: 'Zones, unit options and electrical work go into your quote layout. You read every line before it’s sent.' },
        { icon: 'handshake', text: 'Once it’s signed, delivery and any owners corporation approval are chased. Install days follow when both are in.' },
      ],
      valueStatement: 'You start the visit with whatever plan and photos they sent, so you can get on to airflow.',
    },
    {
      id: 'hvac-warranty-parts',
      title: 'Warranty parts and return visits',
      description: 'The board is on back order, the customer rings daily, and the claim form wants a serial number from the roof.',
      steps: [
        { icon: 'barcode', text: 'Your tech finds a dead circuit board, and photographs the nameplate and part number before closing up.' },
        { icon: 'search', text: 'The serial number brings up the install date, commissioning sheet and past services for the claim form.' },
        { icon: 'pen', text: 'You write the diagnosis, add the fault code, and check that it’s a warranty claim and not a fault on site.' },
        { icon: 'clock', text: 'You lodge it. The supplier is asked for an arrival date, and again every few days until there is one.' },
        { icon: 'bell', text: 'Each new date reaches the customer that day, with your advice on running the system or leaving it off.' },
        { icon: 'undo', text: 'The part lands and the return visit is booked. The old board goes back in the new one’s box, claim number on the lid.' },
      ],
      valueStatement: 'You don’t climb back onto the roof to read a serial number.',
    },
  ],
} satisfies BusinessType;
