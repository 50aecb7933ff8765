import { css } from '@tandem/design-system/css'
import { Outlet } from 'react-router'

/** The settings pages, as wide as their forms are read well. The menu of the app leads to them. */
export function Component() {
  return (
    <div className={frame}>
      <Outlet />
    </div>
  )
}

const frame = css({ minWidth: '0', maxWidth: '[720px]' })
