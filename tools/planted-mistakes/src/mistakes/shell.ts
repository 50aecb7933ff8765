import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in shell. */
export const shellMistakes: readonly Mistake[] = [
  {
    name: 'actions are offered to people who may not take them',
    file: 'apps/shell/src/menu/menu-context.tsx',
    from: 'actions: menu.actions.filter(({ permission }) => permission === undefined || isAllowed(role, permission)),',
    to: 'actions: menu.actions.filter(({ permission }) => permission === undefined || permission.length > 0),',
  },
  {
    name: 'an empty group stays in the menu',
    file: 'apps/shell/src/menu/menu-context.tsx',
    from: '.filter(({ children }) => children === undefined || children.length > 0)',
    to: '.filter(({ children }) => children === undefined || children.length >= 0)',
  },
  {
    name: 'going back from an invalid form leads into it again',
    file: 'apps/shell/src/errors/go-back.ts',
    from: "const steps = code === '422' ? 2 : 1",
    to: "const steps = code === '422' ? 1 : 1",
  },
  {
    name: 'an answer of the server leaves the page offline',
    file: 'apps/shell/src/errors/watch-connection.ts',
    from: "const isAnswer = type === 'success' || error instanceof ApiError || error instanceof ContractError",
    to: "const isAnswer = type === 'success' && error instanceof ApiError",
  },
  {
    name: 'the palette finds only what begins with the words',
    file: 'apps/shell/src/palette/match.ts',
    from: 'if (inside === -1) inside = at',
    to: 'if (inside === -2) inside = at',
  },
  {
    name: "a screen reader isn't told which result is chosen",
    file: 'apps/shell/src/palette/palette-dialog.tsx',
    from: 'isRendered && current ? `${listId}-${keyOf(current)}` : undefined',
    to: 'isRendered && current ? `${listId}-${current.id}` : undefined',
  },
  {
    name: 'the arrow down stops at the last result',
    file: 'apps/shell/src/palette/palette-dialog.tsx',
    from: "'ArrowDown') return at === last ? 0 : at + 1",
    to: "'ArrowDown') return at === last ? last : at + 1",
  },
  {
    name: 'the same error is reported again and again',
    file: 'apps/shell/src/errors/report-error.ts',
    from: 'if (isExpected(error) || reported.has(Object(error))) return',
    to: 'if (isExpected(error)) return',
  },
]
