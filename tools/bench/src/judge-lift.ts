import type { Effect } from './draw-shop.ts'
import type { JudgedEstimate } from './simulate-lift.ts'

/** The limits over all generated posts, as fractions. */
const limits = { placeboMean: 0.02, placeboCalled: 0.1, coverage: [0.86, 0.94] } as const

/** Units per day of all linked products together: shops are generated with 0.05 to 20 per product. */
const levels = [0, 0.2, 0.5, 1, 2, 5, 10, 20, Infinity]

/** The results for some estimates, as fractions; NaN if there are no estimates. */
export interface Judgement {
  name: string
  posts: number
  /** Estimates that show a figure: they have a baseline and enough sales. */
  told: number
  /** For posts without effect: sold minus expected, divided by expected. */
  placeboMean: number
  /** The fraction of posts without effect that are reported as having one, among those that show a figure. */
  placeboCalled: number
  /** The fraction of shown intervals that contain what was really added. */
  coverage: number
  /** The coverage before shrinking, of all estimates with a baseline. */
  ownCoverage: number
  /** The fraction of real effects that were found, of all estimates with a baseline. */
  found: Record<Exclude<Effect, 'none'>, number>
}

type Figured = JudgedEstimate & { figures: NonNullable<JudgedEstimate['estimate']['figures']> }

const share = <T>(list: readonly T[], holds: (item: T) => boolean) => list.filter(holds).length / list.length
const sum = <T>(list: readonly T[], of: (item: T) => number) =>
  list.reduce((total, item) => total + of(item), 0)

const holds = ({ low, high }: { low: number; high: number }, value: number) => low <= value && value <= high
const isTold = ({ estimate: { verdict } }: JudgedEstimate) => verdict === 'effect' || verdict === 'none'
const isFound = ({ estimate: { verdict, figures } }: JudgedEstimate) =>
  verdict === 'effect' && figures!.low > 0

/** Compares some estimates with the truth. */
export function judge(name: string, all: readonly JudgedEstimate[]): Judgement {
  const figured = all.flatMap((of): Figured[] =>
    of.estimate.figures === null ? [] : [{ ...of, figures: of.estimate.figures }],
  )
  const told = figured.filter(isTold)
  const placebos = figured.filter(({ effect }) => effect === 'none')
  const foundOf = (wanted: Effect) =>
    share(
      figured.filter(({ effect }) => effect === wanted),
      isFound,
    )
  return {
    name,
    posts: all.length,
    told: told.length,
    placeboMean:
      sum(placebos, ({ figures }) => figures.own.lift) / sum(placebos, ({ figures }) => figures.expected),
    placeboCalled: share(placebos.filter(isTold), ({ estimate }) => estimate.verdict === 'effect'),
    coverage: share(told, ({ figures, added }) => holds(figures, added)),
    ownCoverage: share(figured, ({ figures, added }) => holds(figures.own, added)),
    found: { half: foundOf('half'), double: foundOf('double'), spike: foundOf('spike') },
  }
}

/**
 * Judges all estimates together, then grouped by how much their products sell, and by what is special about
 * them.
 */
export function judgeAll(all: readonly JudgedEstimate[]): Judgement[] {
  const byLevel = levels.slice(0, -1).map((from, index) => {
    const until = levels[index + 1]!
    const name = until === Infinity ? `${from} and more a day` : `${from} to ${until} a day`
    return judge(
      name,
      all.filter(({ level }) => level >= from && level < until),
    )
  })
  const special: [string, (of: JudgedEstimate) => boolean][] = [
    ['without effect', ({ effect }) => effect === 'none'],
    ['any effect', ({ effect }) => effect !== null && effect !== 'none'],
    ['+50 %', ({ effect }) => effect === 'half'],
    ['+100 %', ({ effect }) => effect === 'double'],
    ['+300 % for a day', ({ effect }) => effect === 'spike'],
    ['several posts', ({ estimate }) => estimate.postIds.length > 1],
    ['cut by a later post', ({ estimate }) => estimate.isCut],
  ]
  return [judge('all', all), ...byLevel, ...special.map(([name, is]) => judge(name, all.filter(is)))]
}

/**
 * The limits that the estimates exceed, one line each. Coverage is also checked separately for posts with and
 * without an effect.
 */
export function brokenLimits(all: readonly JudgedEstimate[]): string[] {
  const [minCoverage, maxCoverage] = limits.coverage
  const { placeboMean, placeboCalled } = judge('all', all)
  const groups = [
    judge('all posts', all),
    judge(
      'posts without effect',
      all.filter(({ effect }) => effect === 'none'),
    ),
    judge(
      'posts with an effect',
      all.filter(({ effect }) => effect !== null && effect !== 'none'),
    ),
  ]
  return [
    Math.abs(placeboMean) <= limits.placeboMean
      ? []
      : [`posts without effect have ${percent(placeboMean)} of expected sales, not 0 ± 2.0 %`],
    placeboCalled <= limits.placeboCalled
      ? []
      : [`${percent(placeboCalled)} of posts without effect are called one, more than 10 %`],
    ...groups.map(({ name, coverage }) =>
      coverage >= minCoverage && coverage <= maxCoverage
        ? []
        : [`the 90 % interval of ${name} holds the truth in ${percent(coverage)}, not 86 to 94 %`],
    ),
  ].flat()
}

const percent = (value: number) => (Number.isNaN(value) ? '–' : `${(100 * value).toFixed(1)} %`)

const columns: [string, (of: Judgement) => string][] = [
  ['', ({ name }) => name],
  ['posts', ({ posts }) => String(posts)],
  ['told', ({ told }) => String(told)],
  ['placebo mean', ({ placeboMean }) => percent(placeboMean)],
  ['called', ({ placeboCalled }) => percent(placeboCalled)],
  ['coverage', ({ coverage }) => percent(coverage)],
  ['own coverage', ({ ownCoverage }) => percent(ownCoverage)],
  ['+50 % found', ({ found }) => percent(found.half)],
  ['+100 % found', ({ found }) => percent(found.double)],
  ['a day found', ({ found }) => percent(found.spike)],
]

/** Formats judgements as a table of text. */
export function judgementTable(judgements: readonly Judgement[]): string {
  const rows = [columns.map(([head]) => head), ...judgements.map((of) => columns.map(([, cell]) => cell(of)))]
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)))
  const line = (row: string[]) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!)))
      .join('  ')
  return rows.map(line).join('\n')
}
