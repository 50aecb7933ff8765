import { LogoMark } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Outlet } from 'react-router'
import { authMessages } from '../messages.ts'
import { LanguageSwitch } from './language-switch.tsx'
import drawingAddress from './tandem-drawing.svg'

/** Two columns: what the product is for, and the form. On small screens the form alone, under the logo. */
export function Component() {
  const text = authMessages.useText()
  return (
    <div className={columns}>
      <aside className={panel} data-theme="dark">
        <Product />
        <div className={drawing}>
          <img
            className={picture}
            src={drawingAddress}
            width={644}
            height={380}
            alt={text('layout.drawing')}
          />
        </div>
        <p className={claim}>{text('layout.claim')}</p>
        <p className={audience}>{text('layout.audience')}</p>
      </aside>
      <main className={form}>
        <div className={formWidth}>
          <div className={smallLogo}>
            <Product />
          </div>
          <Outlet />
          <LanguageSwitch />
        </div>
      </main>
    </div>
  )
}

/** The logo, and the name as text: the name as a drawing would be larger than the whole form. */
function Product() {
  return (
    <div className={product}>
      <LogoMark size="lg" />
      {authMessages.text('layout.product')}
    </div>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', laptop: '1fr 1fr' },
  minHeight: 'screen',
})

const panel = css({
  display: { base: 'none', laptop: 'flex' },
  flexDirection: 'column',
  paddingBlock: '10',
  paddingInline: '12',
  overflow: 'hidden',
  // A form that is longer than the window scrolls beside it.
  position: 'sticky',
  top: '0',
  height: 'screen',
  background: 'bg.selected',
  color: 'fg.default',
})

const drawing = css({ marginBlock: 'auto', paddingBlock: '6' })

const picture = css({ display: 'block', width: 'full', height: '[auto]' })

const product = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  fontSize: '[1.25rem]',
  fontWeight: 'semibold',
  letterSpacing: '[-0.01em]',
})

const claim = css({ textStyle: '3xl', maxWidth: '[460px]' })

const audience = css({ marginTop: '2', color: 'fg.muted' })

const form = css({
  display: 'grid',
  alignItems: { base: 'start', mobile: 'center' },
  justifyItems: 'center',
  padding: { base: '6', mobile: '10' },
  paddingTop: { base: '12', mobile: '10' },
  background: 'bg.surface',
})

const formWidth = css({ width: 'full', maxWidth: '[22.5rem]' })

const smallLogo = css({ display: { base: 'block', laptop: 'none' }, marginBottom: '10' })
