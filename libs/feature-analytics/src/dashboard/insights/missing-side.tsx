import { Inline, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { ConnectActions } from '../connect-actions.tsx'
import type { Side } from '../connect-actions.tsx'
import { useDashboardText } from '../messages.ts'

/** Replaces the figures of a side that isn't connected: says what it would show, with a link. */
export function MissingSide({ side }: { side: Side }) {
  const text = useDashboardText()
  const words = side === 'account' ? 'insights.connectAccount' : 'insights.connectStore'
  return (
    <div className={box}>
      <div className={css({ flex: '[1 1 18rem]', minWidth: '0' })}>
        <Text size="sm" weight="semibold">
          {text(`${words}.title`)}
        </Text>
        <Text size="sm" tone="muted">
          {text(`${words}.text`)}
        </Text>
      </div>
      <Inline gap="2" wrap>
        <ConnectActions missing={[side]} />
      </Inline>
    </div>
  )
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  margin: '5',
  padding: '4',
  background: 'bg.sunken',
  borderRadius: 'md',
  mobileDown: { margin: '4' },
  _print: { display: 'none' },
})
