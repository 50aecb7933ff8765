import { css } from '@tandem/design-system/css'
import { shellMessages } from '../messages.ts'

/** Says that the demo's data is simulated; on phones in two words, so that the banner has one line. */
export function SimulatedNote() {
  const text = shellMessages.useText()
  return (
    <>
      <span className={css({ mobileDown: { display: 'none' } })}>{text('demo.simulated')}</span>
      <span className={css({ mobile: { display: 'none' } })}>{text('demo.simulatedShort')}</span>
    </>
  )
}
