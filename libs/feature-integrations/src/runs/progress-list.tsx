import { ProgressBar, Spinner, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useText } from '../stores/messages.ts'

/** The progress of reading one kind of data. */
export interface ProgressStep {
  key: string
  name: string
  state: 'waiting' | 'running' | 'done'
  done: number
  /** Null until known. */
  total: number | null
}

const list = css({
  display: 'grid',
  gridTemplateColumns: '[16px max-content minmax(0, 1fr) minmax(152px, max-content)]',
  columnGap: '3',
  rowGap: '2',
  listStyle: 'none',
  mobileDown: { gridTemplateColumns: '[16px minmax(0, 1fr) max-content]', rowGap: '3' },
})
const row = css({
  display: 'grid',
  gridColumn: '[1 / -1]',
  gridTemplateColumns: 'subgrid',
  gridTemplateAreas: '"icon name bar count"',
  alignItems: 'center',
  rowGap: '1.5',
  textStyle: 'sm',
  mobileDown: { gridTemplateAreas: '"icon name count" ". bar bar"' },
})
const area = {
  icon: css({
    gridArea: 'icon',
    display: 'grid',
    placeItems: 'center',
    '& svg': { width: '4', height: '4' },
  }),
  name: css({ gridArea: 'name' }),
  bar: css({ gridArea: 'bar' }),
  count: css({ gridArea: 'count', textAlign: 'end' }),
}

/** The progress of each kind of data, in the order it is read. */
export function ProgressList({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  return (
    <ul className={list} aria-label={label}>
      {steps.map((step) => (
        <Step key={step.key} step={step} />
      ))}
    </ul>
  )
}

function Step({ step: { name, state, done, total } }: { step: ProgressStep }) {
  const text = useText()
  const words =
    state === 'done'
      ? done === 0
        ? text('progress.nothingNew')
        : exact(done)
      : state === 'waiting'
        ? text('progress.waiting')
        : total === null
          ? text('progress.soFar', { done: exact(done) })
          : text('progress.of', { done: exact(done), total: exact(total) })
  return (
    <li className={row}>
      <Text
        as="span"
        className={area.icon}
        tone={state === 'done' ? 'success' : state === 'running' ? 'accent' : 'subtle'}
      >
        {state === 'done' && <CircleCheck aria-hidden />}
        {state === 'running' && <Spinner size="md" />}
        {state === 'waiting' && <CircleDashed aria-hidden />}
      </Text>
      <Text as="span" className={area.name} tone={state === 'waiting' ? 'muted' : undefined}>
        {name}
      </Text>
      <div className={area.bar}>
        <ProgressBar
          label={name}
          // Without a count, it is complete when done.
          value={state === 'done' ? 1 : state === 'waiting' ? 0 : total === null ? undefined : done}
          max={state === 'running' ? (total ?? undefined) : 1}
          valueText={words}
          tone={state === 'done' ? 'success' : undefined}
        />
      </div>
      <Text as="span" className={area.count} tone="muted" numeric>
        {words}
      </Text>
    </li>
  )
}

const exact = (count: number) => formatNumber(count, { full: true })
