import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The states that each component should show besides its default. States that don't apply are left out: a
 * badge can't be disabled, and charts have no hover state beyond their cursor.
 */
const states: Record<string, string> = {
  Avatar: 'error, long text, right to left',
  Badge: 'long text, right to left',
  Banner: 'long text, right to left',
  BulkBar: 'hover, focus, disabled, loading, empty, long text',
  Button: 'hover, focus, active, disabled, loading, long text, right to left',
  Card: 'loading, error, long text, right to left',
  ChangeValue: 'empty, long text',
  Checkbox: 'focus, disabled, error, long text, right to left',
  ChoiceFilter: 'loading, empty, long text, right to left',
  ColumnMenu: 'hover, focus, long text',
  ComingSoonDrawing: '',
  ConfirmDialog: 'loading, long text',
  ConnectDrawing: '',
  CopyRequestId: 'hover, focus, error',
  Count: '',
  DataTable: 'hover, focus, loading, empty, error, long text',
  DateRangeFilter: 'hover, focus, empty, long text',
  Dialog: 'loading, long text',
  Divider: 'long text, right to left',
  EmptyState: 'empty, long text',
  ErrorState: 'loading, error, long text',
  Field: 'focus, disabled, error, long text, right to left',
  Filter: 'hover, focus, empty, long text, right to left',
  FilterBar: 'empty, long text',
  Grid: '',
  Heading: 'long text, right to left',
  IconButton: 'hover, focus, active, disabled, loading',
  Inline: '',
  Kbd: 'long text',
  KpiStrip: 'hover, focus, loading, empty, long text',
  Link: 'hover, focus, long text, right to left',
  Loading: '',
  Logo: '',
  LogoMark: '',
  MediaThumb: 'empty, error',
  Menu: 'disabled, long text',
  NumberRangeFilter: 'empty',
  NumbersProvider: '',
  OptionCards: 'hover, focus, disabled, empty, error, long text',
  OrElse: 'error',
  PageHeader: 'long text, right to left',
  PageNotice: 'long text',
  Pagination: 'hover, focus, disabled, long text',
  PasswordField: 'hover, focus, disabled, empty, error, long text',
  PictureCropper: 'hover, focus',
  Popover: 'long text',
  ProgressBar: 'loading, empty, error',
  ProgressLine: '',
  ScrollRegion: 'focus',
  SearchField: 'hover, focus, disabled, empty, long text, right to left',
  Select: 'hover, focus, disabled, empty, error, long text, right to left',
  Sheet: 'long text',
  Skeleton: 'long text',
  Sparkline: 'empty',
  Spinner: '',
  Stack: '',
  StarButton: 'hover, focus, disabled',
  Switch: 'focus, disabled, long text, right to left',
  Switcher: 'hover, focus, disabled, empty, long text, right to left',
  Tabs: 'hover, focus, disabled, long text',
  Tag: '',
  TagsField: 'hover, focus, empty, error, long text, right to left',
  Text: 'long text, right to left',
  TextArea: 'focus, disabled, empty, error, long text, right to left',
  TextField: 'focus, disabled, empty, error, long text, right to left',
  toast: 'error, long text',
  Tooltip: 'long text, right to left',
  VirtualGrid: 'focus, loading, empty, long text',
  VisuallyHidden: '',

  AreaChart: 'loading, empty, error, long text',
  BarChart: 'loading, empty, error, long text',
  DistributionBars: 'loading, empty, error, long text',
  HeatMap: 'loading, empty, error, long text',
  LineChart: 'loading, empty, error, long text',
  StackedChart: 'loading, empty, error, long text',
  TandemChart: 'loading, empty, error, long text',
}

/** Stories named after an event instead of a state. */
const otherNames: Record<string, string[]> = {
  loading: ['first load'],
  empty: ['nothing found', 'nothing set', 'nothing to choose', 'nothing yet', 'one number empty'],
  error: ['failed', 'failure', 'refused'],
}

const words = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

interface Stories {
  path: string
  components: string[]
  shown: string[]
  text: string
}

const here = import.meta.dirname
const files = globSync('**/*.stories.tsx', { cwd: here }).map((path): Stories => {
  const text = readFileSync(resolve(here, path), 'utf8')
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
  const others = found(/\bsubcomponents: \{([^}]*)\}/g).flatMap((names) => names.match(/\w+/g) ?? [])
  return {
    path,
    text,
    components: [...found(/^const meta = \{[^]*?\bcomponent: (\w+)/gm), ...others],
    shown: [...found(/export const (\w+): Story/g), ...found(/<State\s[^>]*?name="([^"]+)"/g)].map(words),
  }
})

/** The visible exports of each entry of the package. */
const exported = ['index.ts', 'charts/charts.ts'].flatMap((entry) =>
  [...readFileSync(resolve(here, entry), 'utf8').matchAll(/^export \{([^}]*)\}/gm)].flatMap(
    ([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]\w*$/.test(name) || name === 'toast'),
  ),
)

const storiesOf = (component: string) =>
  files.filter(
    ({ components, path }) =>
      components.includes(component) || path === `${component}/${component}.stories.tsx`,
  )

test('every exported component has its line in the table, and no other', () => {
  expect(Object.keys(states).toSorted()).toEqual(exported.toSorted())
})

test.each(Object.entries(states))('%s is shown in every state that applies: %s', (component, applying) => {
  const own = storiesOf(component)
  expect(own, `no stories have "component: ${component}", nor does one's "subcomponents"`).not.toEqual([])
  const shown = new Set(own.flatMap((stories) => stories.shown))
  const missing = applying
    .split(', ')
    .filter((state) => state !== '' && ![state, ...(otherNames[state] ?? [])].some((name) => shown.has(name)))
  expect(missing).toEqual([])
})

test('stories are the same in every run: no clock, no randomness, no network', () => {
  const unsteady = /Math\.random|Date\.now|new Date\(\)|\bfetch\(|src(?:=|: )['"{]?['"]?https?:/
  expect(files.filter(({ text }) => unsteady.test(text)).map(({ path }) => path)).toEqual([])
})
