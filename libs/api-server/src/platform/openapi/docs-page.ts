import { html, raw } from 'hono/html'
import type { OpenApiDocument, Operation } from './openapi.ts'

/** The API documentation as a page without scripts, made from the OpenAPI document. */
export function docsPage(document: OpenApiDocument) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const base = document.servers[0]?.url ?? ''
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>
            Base path <code>${base}</code>. JSON in and out; the session's token goes into
            <code>Authorization: Bearer …</code>. Success carries <code>data</code>, failure
            <code>code</code>, <code>message</code> and <code>request_id</code>. The same as
            <a href="${base}/openapi.json">OpenAPI 3.1</a>.
          </p>
          <nav aria-label="Calls">
            <ul>
              ${operations.map(
                ({ path, method, operation }) =>
                  html`<li>
                    <a href="#${operation.operationId}"><b>${method.toUpperCase()}</b> ${path}</a>
                  </li>`,
              )}
            </ul>
          </nav>
          ${operations.map(({ path, method, operation }) => section(path, method, operation))}
        </main>
      </body>
    </html>`
}

function section(path: string, method: string, operation: Operation) {
  const body = operation.requestBody?.content['application/json'].schema
  return html`<section id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
    <h2 id="${operation.operationId}-title"><b>${method.toUpperCase()}</b> ${path}</h2>
    <p>${operation.summary}. ${operation.description.replaceAll('`', '')}</p>
    ${
      operation.parameters.length === 0
        ? ''
        : html`<table>
            <caption>
              Parameters
            </caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">In</th>
                <th scope="col">Values</th>
              </tr>
            </thead>
            <tbody>
              ${operation.parameters.map(
                (parameter) =>
                  html`<tr>
                    <td><code>${parameter.name}</code>${parameter.required ? ' (required)' : ''}</td>
                    <td>${parameter.in}</td>
                    <td><code>${JSON.stringify(parameter.schema)}</code></td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    ${body ? schema('Body', body) : ''}
    ${Object.entries(operation.responses).map(([status, response]) =>
      Number(status) < 300
        ? schema(`Answer ${status}`, Object.values(response.content)[0]?.schema)
        : html`<p><b>${status}</b> ${response.description}</p>`,
    )}
  </section>`
}

const schema = (title: string, value: unknown) =>
  html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>
  </details>`

/** Separate from the page, because the content security policy allows no inline style. */
export const docsStyle = raw(`
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem }
nav ul { list-style: none; padding: 0; columns: 2; font-family: ui-monospace, monospace; font-size: 13px }
h1 { font-size: 1.75rem } h2 { font-size: 1.1rem; font-family: ui-monospace, monospace; font-weight: 500 }
section { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding-top: .5rem; margin-top: 1.5rem }
table { border-collapse: collapse; width: 100%; font-size: 14px } caption { text-align: left; font-weight: 600 }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top } code { overflow-wrap: anywhere }
pre { overflow: auto; max-height: 24rem; padding: .75rem; background: color-mix(in srgb, currentcolor 7%, transparent); border-radius: 8px; font-size: 12px }
a { color: light-dark(#00737c, #4fc4cb) }
@media (max-width: 40rem) { nav ul { columns: 1 } }
`)
