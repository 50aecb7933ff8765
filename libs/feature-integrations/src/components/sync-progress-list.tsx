import type { SyncProgress } from '@tandem/api-contract'
import { ProgressBar, Spinner, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useText } from '../messages.ts'

const list = css({ display: 'grid', gap: '2', listStyle: 'none', mobileDown: { gap: '3' } })
const row = css({
  display: 'grid',
  gridTemplateColumns: '[16px 80px minmax(0, 1fr) 152px]',
  gridTemplateAreas: '"icon name bar count"',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1.5',
  textStyle: 'sm',
  mobileDown: {
    gridTemplateColumns: '[16px minmax(0, 1fr) max-content]',
    gridTemplateAreas: '"icon name count" ". bar bar"',
  },
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
  count: css({ gridArea: 'count', textAlign: 'right' }),
}

/** How far each kind of row has been read, in the order it is read. */
export function SyncProgressList({ progress }: { progress: readonly SyncProgress[] }) {
  const text = useText()
  return (
    <ul className={list} aria-label={text('progress.label')}>
      {progress.map((step) => (
        <Step key={step.kind} step={step} />
      ))}
    </ul>
  )
}

function Step({ step: { kind, state, done, total } }: { step: SyncProgress }) {
  const text = useText()
  const name = text(`progress.kind.${kind}`)
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
          // What the store never counted is complete when it is done.
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
