import type { BusinessType } from './BusinessType.ts';

export const hvacServices = {
  id: 'hvac-services',
  title: 'HVAC Services',
  icon: 'fan',
  description: 'Everyone remembers their system on the first hot day. You meet the calls, filters and parts in an order you choose.',
  option: 'trades',
  categories: [
    {
      id: 'hvac-breakdowns',
      title: 'Hot days and first frosts',
      description: 'Half of Canberra finds out its system is dead on the same afternoon. Your queue gets sorted, not just longer.',
      steps: [
        { icon: 'weather', text: 'The forecast crosses a line you set, and your website swaps its general enquiry form for the breakdown one.' },
        { icon: 'phone', text: 'Calls you can’t take reach a voice assistant that asks for the fault code, the brand and who’s in the house.' },
        { icon: 'checklist', text: 'Callers try your own list first: flat remote batteries, a clogged filter, a controller still set to heat.' },
        { icon: 'flag', text: 'A newborn, an elderly parent or a server room is marked in the queue. You decide who moves up.' },
        { icon: 'route', text: 'Runs are drafted by suburb for you to adjust, so no van crosses from Tuggeranong to Gungahlin for one capacitor.' },
        { icon: 'sms', text: 'Whoever you won’t reach today hears it by mid-afternoon with a day offered, and keeps their place if they don’t reply.' },
      ],
      valueStatement: 'You choose who’s next, and it isn’t whoever left the most voicemails.',
    },
    {
      id: 'hvac-maintenance',
      title: 'Maintenance contract rounds',
      description: 'Units, filter sizes and roof access are on the sheet before the tech leaves, and each finding has somewhere to go.',
      steps: [
        { icon: 'building', text: 'A contract visit in Civic falls due. Its unit list, filter sizes and roof access notes become the job sheet.' },
        { icon: 'box', text: 'Filters and belts for the coming week’s sites add up to one order, which you check against the shelf.' },
        { icon: 'key', text: 'The building manager is sent your dates and the plant-room access request. If nothing comes back, you ring.' },
        { icon: 'thermometer', text: 'Up top, your tech logs air on and air off, pressures, amps and any refrigerant added, unit by unit.' },
        { icon: 'wrench', text: 'A noisy bearing or a corroded coil is noted with a photo. You judge what can wait and what needs a quote now.' },
        { icon: 'folder', text: 'The service report reaches the facility manager with your quotes attached, and every unit keeps its own history.' },
      ],
      valueStatement: 'The bearing your tech heard in March is still on somebody’s list in June.',
    },
    {
      id: 'hvac-install-quotes',
      title: 'Ducted and split quotes',
      description: 'Floor plans, ceiling heights and switchboard photos come in early, so your site visit can be about airflow.',
      steps: [
        { icon: 'house', text: 'Someone wants ducted for the price of a split. Your form asks for rooms, ceiling height, insulation and a floor plan.' },
        { icon: 'photos', text: 'They add shots of the manhole, the switchboard and where a condenser could sit without annoying next door.' },
        { icon: 'hourglass', text: 'An enquiry with no plan is chased once, then drops to the list you keep for a quiet week.' },
        { icon: 'fan', text: 'You visit, work out the heat load, and place the outlets and the return air yourself. No form does that.' },
        { icon: 'quote', text: 'Zones, unit options and electrical work drop into your quote layout, and you read every line before it goes.' },
        { icon: 'handshake', text: 'With a signature in, strata approval and unit delivery are chased. Install days are offered once both are settled.' },
      ],
      valueStatement: 'You climb into roof spaces for people who’ve sent a plan, not for the merely curious.',
    },
    {
      id: 'hvac-warranty-parts',
      title: 'Warranty parts and return visits',
      description: 'The board is on back order, the customer rings daily, and the claim form wants a serial number from the roof.',
      steps: [
        { icon: 'barcode', text: 'Your tech diagnoses a dead circuit board and photographs the nameplate before the panel goes back on.' },
        { icon: 'search', text: 'From the serial number, the install date, commissioning sheet and past services are pulled into a claim form.' },
        { icon: 'pen', text: 'You write the diagnosis in your own words, add the fault code, and decide if it’s a warranty claim at all.' },
        { icon: 'clock', text: 'The supplier is asked for an arrival date, then asked again every few days until somebody gives one.' },
        { icon: 'bell', text: 'Each new date reaches the customer that day, with your own note about running the system or leaving it off.' },
        { icon: 'undo', text: 'The part lands, the return visit goes in, and the old board travels back in its box with the claim number on.' },
      ],
      valueStatement: 'A serial number gets read once, on the roof, while the panel is still off.',
    },
  ],
} satisfies BusinessType;
