import { isApiError } from '@tandem/api-client'
import { endpointQuery } from '@tandem/api-client/react'
import { queryClientContext } from '@tandem/api-client/router'
import { getPostOfLink } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { Card, EmptyState } from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { Link, replace, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { postPaths } from '../paths.ts'
import { pathOf } from '../posts/queries.ts'
import { useText } from './messages.ts'
import { sharedLink } from './shared-link.ts'

const postOf = (link: string) =>
  endpointQuery(getPostOfLink, { params: pathOf('social'), search: { link } }, { meta: { errors: 'local' } })

/** Opens the post of a link that another app shared; the link itself, if it is of no known post. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const link = sharedLink(new URL(request.url).searchParams)
  if (link === null) return { link }
  try {
    const { id } = await context.get(queryClientContext).fetchQuery(postOf(link))
    return replace(postPaths.post(id))
  } catch (error) {
    if (isApiError(error, 'MODEL_NOT_FOUND')) return { link }
    throw error
  }
}

/** Says that nothing is known about what was shared. */
export function Component() {
  const text = useText()
  const { link } = useLoaderData<{ link: string | null }>()
  return (
    <>
      <FillSlot slot="pageDescription">{text('description')}</FillSlot>
      <Card>
        <EmptyState
          kind="nothingFound"
          title={text(link === null ? 'none' : 'unknown')}
          text={link === null ? text('noneText') : text('unknownText', { link })}
          actions={
            <Link className={button({ variant: 'primary' })} to={postPaths.posts}>
              {text('posts')}
            </Link>
          }
        />
      </Card>
    </>
  )
}
