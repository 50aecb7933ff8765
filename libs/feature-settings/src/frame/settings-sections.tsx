import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'

/** The parts of a settings page, separated by lines. */
export function SettingsSections({ children }: { children: ReactNode }) {
  return <div className={sections}>{children}</div>
}

const sections = css({
  display: 'flex',
  flexDirection: 'column',
  '& > *': { paddingBlock: '6' },
  '& > :first-child': { paddingTop: '0' },
  '& > * + *': { borderTop: '1px solid', borderColor: 'border.default' },
})
