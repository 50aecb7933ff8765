import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'

interface SettingRowProps {
  title: string
  hint: string
  children: ReactNode
}

/** One setting in a row: its description at the left, its control at the right. */
export function SettingRow({ title, hint, children }: SettingRowProps) {
  return (
    <div className={row}>
      <div className={texts}>
        <div className={heading}>{title}</div>
        <div className={muted}>{hint}</div>
      </div>
      <div className={control}>{children}</div>
    </div>
  )
}

const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' })
const texts = css({ minWidth: '0' })
const heading = css({ textStyle: 'md', fontWeight: 'semibold' })
const muted = css({ textStyle: 'sm', color: 'fg.muted' })
const control = css({ flex: 'none', width: { base: '[136px]', mobile: '[200px]' } })
