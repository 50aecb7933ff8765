import { pageText } from '@tandem/app-frame'
import { Heading } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

interface AuthHeadProps {
  /** Replaces the title that the address gives. */
  title?: string
  children?: ReactNode
}

/** The title of the page, chosen by its address, and the sentence below it. */
export function AuthHead({ title, children }: AuthHeadProps) {
  const { pathname } = useLocation()
  return (
    <div className={head}>
      <Heading level={1} size="xl" tabIndex={-1}>
        {title ?? pageText(pathname)?.title}
      </Heading>
      {children && <p className={description}>{children}</p>}
    </div>
  )
}

const head = css({ marginBottom: '6', '& h1:focus': { outline: '[0]' } })
const description = css({ marginTop: '1', color: 'fg.muted', overflowWrap: 'anywhere' })
