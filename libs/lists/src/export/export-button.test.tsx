import { configureApi } from '@tandem/api-client'
import { exportOrders, orderColumns } from '@tandem/api-contract'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { Link } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ExportButton } from './export-button.tsx'

const realFetch = (request: Request) => globalThis.fetch(request)

afterEach(() => {
  signOut()
  configureApi({ fetch: realFetch })
  vi.restoreAllMocks()
})

const Probe = () => (
  <>
    <ExportButton endpoint={exportOrders} body={() => ({ filter: {}, columns: [...orderColumns] })} />
    <Link to="/elsewhere">Elsewhere</Link>
  </>
)
const routes = [{ path: '/probe', Component: Probe }]

it("saves the server's file under its name; a failure can be retried, and leaving cancels it", async () => {
  const saved: { name: string; text: Promise<string> }[] = []
  const files = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.set(`blob:${files.size}`, blob as Blob)
    return `blob:${files.size - 1}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: files.get(this.href)!.text() })
  })
  const { screen, failures } = await openAsTeam({ name: 'probe', routes }, '/probe', {
    stores: [{ orders: 3 }],
  })
  const button = screen.getByRole('button', { name: 'Export CSV' })

  configureApi({ fetch: () => Promise.reject(new TypeError('off')) })
  await button.click()
  await expect.element(screen.getByText('The export failed')).toBeVisible()
  configureApi({ fetch: realFetch })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]!.name).toMatch(/orders.*\.csv$/)
  expect((await saved[0]!.text).trim().split('\r\n').length).toBeGreaterThanOrEqual(4)
  await expect.element(screen.getByText('Exported', { exact: true })).toBeInTheDocument()

  await screen.getByRole('button', { name: 'Save definitions' }).click()
  await expect.poll(() => saved.length).toBe(2)
  expect(saved[1]!.name).toMatch(/orders-definitions.*\.csv$/)
  expect(await saved[1]!.text).toContain('Total,"What the order cost')

  const cancelled = Promise.withResolvers<void>()
  configureApi({
    fetch: ({ signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          cancelled.resolve()
          reject(signal.reason)
        }),
      ),
  })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await screen.getByRole('link', { name: 'Elsewhere' }).click()
  await cancelled.promise
  expect(saved).toHaveLength(2)
  expect(failures.map(({ failure }) => failure.errors)).toEqual(failures.map(() => 'local'))
})
