import { Card } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Check } from 'lucide-react'
import { shellMessages } from '../messages.ts'

const points = ['everything', 'price', 'notice'] as const

/** Explains that there is no paid plan to buy, and that nothing is withheld for one. */
export function Component() {
  const text = shellMessages.useText()
  return (
    <div className={width}>
      <Card title={text('upgrade.heading')}>
        <p className={intro}>{text('upgrade.intro')}</p>
        <ul className={list}>
          {points.map((point) => (
            <li key={point} className={row}>
              <Check className={mark} size={16} aria-hidden />
              <span>{text(`upgrade.points.${point}`)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

const width = css({ maxWidth: '[720px]' })
const intro = css({ color: 'fg.muted' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', marginTop: '4' })
const row = css({ display: 'flex', gap: '2', alignItems: 'flex-start' })
const mark = css({ flex: 'none', marginTop: '0.5', color: 'success.fg' })
