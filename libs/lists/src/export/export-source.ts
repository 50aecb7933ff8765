import { download } from '@tandem/api-client'
import type { Download } from '@tandem/api-client'
import type { Endpoint, EndpointInput } from '@tandem/api-contract'

/** Where a file comes from: an endpoint that answers it, with the parameters of its path. */
export interface ExportSource<Body> extends Pick<Endpoint, 'changes'> {
  /** Fetches the file; with `definitions` the one that explains its columns. */
  fetch: (body: Body, options: { definitions: boolean; signal: AbortSignal }) => Promise<Download>
  /** Whether the endpoint also answers the file that explains the columns. */
  hasDefinitions: boolean
}

/**
 * The source of the file that an endpoint answers.
 *
 * @param params the parameters of the endpoint's path, such as the service of posts; left out for a path without any
 */
export function exportSource<const E extends Endpoint>(
  endpoint: E,
  params?: EndpointInput<E>['params'],
): ExportSource<EndpointInput<E>['body']> {
  const { body: schema, changes } = endpoint
  const entries = schema !== undefined && 'entries' in schema ? (schema.entries as object) : {}
  return {
    fetch: (body, { definitions, signal }) => {
      const asked = definitions ? { ...(body as object), definitions } : body
      return download<Endpoint>(endpoint, { params, body: asked }, { signal })
    },
    hasDefinitions: 'definitions' in entries,
    changes,
  }
}
