import { Hono } from 'hono'
import { basePath, endpoints } from '@tandem/api-contract'
import type { ApiEnvironment } from '../request/api-environment.ts'
import type { OpenApiDocument } from './openapi.ts'

/**
 * The description of the API, for programs and people. It is loaded and built at the first request: it takes
 * megabytes, and most processes are never asked.
 */
export function docsRoutes(): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>()
  let made: Promise<OpenApiDocument> | undefined
  const document = () =>
    (made ??= import('./openapi.ts').then(({ openApiDocument }) => openApiDocument(endpoints)))
  const page = () => import('./docs-page.ts')

  app.get(`${basePath}/openapi.json`, async (context) => context.json(await document()))
  app.get('/api/docs', async (context) => {
    const { docsPage } = await page()
    return context.html(docsPage(await document()))
  })
  app.get('/api/docs/style.css', async (context) => {
    const { docsStyle } = await page()
    return context.body(String(docsStyle), 200, { 'Content-Type': 'text/css' })
  })
  return app
}
