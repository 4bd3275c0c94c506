/** src/pages/home/ExpertDrawing.tsx draws them. */
export type ExpertObject = 'appointmentCard' | 'ute' | 'folder';

export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly opinion: string;
  /** A square picture in src/assets/, such as '/priya.jpg'. */
  readonly imageUrl?: string | undefined;
  /** What is drawn where there is no picture; without either the first letter of the name stands in. */
  readonly drawing?: ExpertObject | undefined;
  /** Not the words of a real customer yet, as the card then says: replace before the site goes live. */
  readonly placeholder: boolean;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Priya Raman',
    role: 'Practice manager',
    company: 'Lakebank Physiotherapy',
    opinion:
      'Recalls, reminders and the no‑show list used to be three people’s Friday. Now the front desk talks to patients again. Our last staff survey showed a 35 percent increase in employee satisfaction.',
    drawing: 'appointmentCard',
    placeholder: true,
  },
  {
    name: 'Dean Kowalski',
    role: 'Owner',
    company: 'Southside Switch & Light',
    opinion: 'I quote from the ute, and the paperwork’s done by the time I get home. My wife thinks I hired someone.',
    drawing: 'ute',
    placeholder: true,
  },
  {
    name: 'Helen Abara',
    role: 'Principal',
    company: 'Abara Conveyancing',
    opinion: 'They asked what we do on a Tuesday before they showed us anything. Then they built exactly that.',
    drawing: 'folder',
    placeholder: true,
  },
];
