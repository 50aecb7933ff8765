import { css } from '@tandem/design-system/css'
import { formatMoney } from '@tandem/format'
import type { Font } from '@tandem/session'
import { useAppearanceText } from './messages.ts'

/** An amount and a line of text in a font, which is loaded with it. */
export function FontSample({ font }: { font: Font }) {
  const text = useAppearanceText()
  return (
    <span data-font={font} className={sample}>
      <span className={amount}>{formatMoney(1_248_050, 'TRY')}</span>
      <span className={words}>{text('font.sample')}</span>
    </span>
  )
}

const sample = css({ display: 'grid', gap: '0.5', minWidth: '0', fontFamily: 'body' })
// The widest font fits beside three others on a tablet.
const amount = css({
  textStyle: '2xl',
  fontSize: '[1.125rem]',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
const words = css({ textStyle: 'sm', color: 'fg.muted' })
