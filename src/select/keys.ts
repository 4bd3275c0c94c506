const PAGE = 10;

const steps = {
  open: 0,
  next: 1,
  previous: -1,
  pageDown: PAGE,
  pageUp: -PAGE,
  first: -Infinity,
  last: Infinity,
};

type Move = keyof typeof steps;
type Action = Move | 'commit' | 'cancel' | 'type' | 'erase' | 'ignore';

const closedKeys = new Map<string, Action>([
  ['ArrowDown', 'open'],
  ['ArrowUp', 'first'],
  ['Enter', 'open'],
  [' ', 'open'],
  ['Home', 'first'],
  ['End', 'last'],
]);

const openKeys = new Map<string, Action>([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['PageDown', 'pageDown'],
  ['PageUp', 'pageUp'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Enter', 'commit'],
  [' ', 'commit'],
  ['Tab', 'commit'],
  ['Escape', 'cancel'],
]);

type KeyPress = Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>;

/**
 * What a key does to a select-only combobox, by the keyboard table of the ARIA Authoring Practices: undefined leaves it
 * to the browser, 'ignore' doesn't. While a search is being typed, Space and Backspace are part of it.
 */
export function keyAction(press: KeyPress, open: boolean, typing: boolean): Action | undefined {
  const { key, repeat, altKey, ctrlKey, metaKey, isComposing } = press;
  if (ctrlKey || metaKey || isComposing) return undefined;
  // Holding down a key must not open and choose in turns.
  if (repeat && (key === 'Enter' || key === ' ')) return 'ignore';
  if (altKey) {
    if (open) return key === 'ArrowUp' ? 'commit' : undefined;
    return key === 'ArrowDown' ? 'open' : undefined;
  }
  if (typing && key === ' ') return 'type';
  if (typing && key === 'Backspace') return 'erase';
  return (open ? openKeys : closedKeys).get(key) ?? (key.length === 1 ? 'type' : undefined);
}

export function nextIndex(move: Move, index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index + steps[move]));
}
