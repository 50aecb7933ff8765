import { attributionSteps } from '@tandem/api-contract'
import type { AttributionStep, PostSales } from '@tandem/api-contract'
import { VisuallyHidden } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { formatMoney } from '@tandem/format'
import { usePostsText } from './messages.ts'

interface SoldBarProps {
  sales: PostSales
  /** The steps that are drawn. */
  steps: readonly AttributionStep[]
  /** What the whole width stands for. */
  most: number
}

/** What a post sold, its steps one after another on one line. */
export function SoldBar({ sales, steps, most }: SoldBarProps) {
  const text = usePostsText()
  const amount = (step: AttributionStep) => formatMoney(sales[step].revenue, sales.currency)
  return (
    <>
      <span className={bar} aria-hidden>
        {attributionSteps
          .filter((step) => steps.includes(step) && sales[step].revenue > 0)
          .map((step) => (
            <span
              key={step}
              className={cx(part, fill)}
              data-step={step}
              title={`${text(`revenue.${step}`)}: ${amount(step)}`}
              style={{ width: `${(sales[step].revenue / Math.max(most, 1)) * 100}%` }}
            />
          ))}
      </span>
      <VisuallyHidden>
        {text('sold.bar', {
          exact: amount('exact'),
          likely: amount('likely'),
          estimated: amount('estimated'),
        })}
      </VisuallyHidden>
    </>
  )
}

/** The sign of a step beside its name. */
export function StepKey({ step }: { step: AttributionStep }) {
  return <span className={cx(key, fill)} data-step={step} aria-hidden />
}

const bar = css({
  display: 'flex',
  gap: '[2px]',
  width: 'full',
  minWidth: '[8rem]',
  height: '3',
})
const part = css({ height: 'full', minWidth: '[2px]' })
const key = css({ display: 'inline-block', flex: 'none', width: '2.5', height: '2.5' })
const fill = css({
  borderRadius: '[2px]',
  '&[data-step=exact]': { background: 'chart.cat-2' },
  '&[data-step=likely]': { background: 'chart.cat-2', opacity: '0.55' },
  // Hollow: it is not counted but reckoned.
  '&[data-step=estimated]': {
    borderWidth: '[1.5px]',
    borderStyle: 'dashed',
    borderColor: 'chart.cat-2',
  },
})
