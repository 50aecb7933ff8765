import { connectionSteps } from '@tandem/api-contract'
import type { ConnectionOutcome } from '@tandem/api-contract'
import { Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useAccountText } from '../messages.ts'

const list = css({ display: 'grid', gap: '2', listStyle: 'none' })
const row = css({
  display: 'grid',
  gridTemplateColumns: '[16px minmax(0, 1fr)]',
  columnGap: '3',
  alignItems: 'center',
  textStyle: 'sm',
  '& svg': { width: '4', height: '4' },
})

/** The steps from the dialog to an account, and the one that failed. */
export function ConnectionSteps({ failed }: { failed: NonNullable<ConnectionOutcome['problem']>['step'] }) {
  const text = useAccountText()
  const end = connectionSteps.indexOf(failed)
  return (
    <ol className={list} aria-label={text('connect.steps.label')}>
      {connectionSteps.map((step, index) => {
        const state = index < end ? 'done' : index === end ? 'failed' : 'open'
        return (
          <li key={step} className={row} aria-current={state === 'failed' ? 'step' : undefined}>
            <Text as="span" tone={state === 'done' ? 'success' : state === 'failed' ? 'danger' : 'subtle'}>
              {state === 'done' && <CircleCheck aria-hidden />}
              {state === 'failed' && <CircleX aria-hidden />}
              {state === 'open' && <CircleDashed aria-hidden />}
            </Text>
            <Text
              as="span"
              weight={state === 'failed' ? 'medium' : undefined}
              tone={state === 'open' ? 'muted' : undefined}
            >
              {text(`connect.steps.${step}`)}
              <VisuallyHidden>, {text(`connect.steps.${state}`)}</VisuallyHidden>
            </Text>
          </li>
        )
      })}
    </ol>
  )
}
