import type { EndpointQuery } from '@tandem/api-client/react'
import { Filter } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from './messages.ts'

interface LinkedFilterProps<Detail> {
  label: string
  id: number
  /** The query of the row. */
  query: EndpointQuery<Detail>
  nameOf: (detail: Detail) => string
  href: string
  onClear: () => void
}

/**
 * A filter that came with a link: shows the name of the row that the list is limited to, links to it, and can
 * be removed.
 */
export function LinkedFilter<Detail>(props: LinkedFilterProps<Detail>) {
  const { label, id, query, nameOf, href, onClear } = props
  const text = useText()
  const { data } = useQuery(query)
  const name = data === undefined ? text('filters.numbered', { id }) : nameOf(data)
  return (
    <Filter label={label} valueText={name} onClear={onClear}>
      <p className={css({ padding: '3' })}>
        <Link to={href} className={link()}>
          {text('filters.show', { name })}
        </Link>
      </p>
    </Filter>
  )
}
