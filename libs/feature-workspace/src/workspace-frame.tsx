import { tabs } from '@tandem/design-system/recipes'
import { useIsAllowed } from '@tandem/session'
import { Link, Outlet, useLocation } from 'react-router'
import { useText } from './messages.ts'
import { workspacePaths } from './paths.ts'

/** The pages of the workspace below their navigation links. */
export function Component() {
  const text = useText()
  const { pathname } = useLocation()
  const mayAudit = useIsAllowed('audit.read')
  const classes = tabs()
  const pages = [
    { name: 'people', to: workspacePaths.users },
    { name: 'roles', to: workspacePaths.roles },
    ...(mayAudit ? ([{ name: 'audit', to: workspacePaths.audit }] as const) : []),
  ] as const
  return (
    <>
      {/* Separate pages with addresses: links that look like tabs. */}
      <nav className={classes.list} aria-label={text('tabs.label')}>
        {pages.map(({ name, to }) => {
          const isCurrent = pathname === to
          return (
            <Link
              key={name}
              to={to}
              className={classes.trigger}
              aria-current={isCurrent ? 'page' : undefined}
              data-selected={isCurrent ? '' : undefined}
            >
              {text(`tabs.${name}`)}
            </Link>
          )
        })}
      </nav>
      <Outlet />
    </>
  )
}
