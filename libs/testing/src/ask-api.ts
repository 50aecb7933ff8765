import { basePath } from '@tandem/api-contract'

/**
 * Sends a request to the server without the app's client, by the path below the base path. With a body it is a POST
 * unless `method` says otherwise.
 */
export const askApi = (
  path: string,
  { token, body, method = body ? 'POST' : 'GET' }: { token?: string; body?: object; method?: string } = {},
): Promise<Response> =>
  fetch(basePath + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
