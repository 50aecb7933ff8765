import { call, configureApi } from '@tandem/api-client'
import { exportOrders, getMe, orderColumns } from '@tandem/api-contract'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { Link } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ExportButton } from './export-button.tsx'
import { exportSource } from './export-source.ts'

const isExport = ({ url }: Request) => url.endsWith('/export')
const realFetch = (request: Request) => globalThis.fetch(request)

afterEach(() => {
  signOut()
  configureApi({ fetch: realFetch })
  vi.restoreAllMocks()
})

const Probe = () => (
  <>
    <ExportButton
      source={exportSource(exportOrders)}
      what={({ formatted }) => `${formatted} orders`}
      body={() => ({ filter: {}, columns: [...orderColumns] })}
    />
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
  const button = screen.getByRole('button', { name: 'Export' })
  const dialog = screen.getByRole('dialog', { name: 'Export' })

  configureApi({
    fetch: (request) => (isExport(request) ? Promise.reject(new TypeError('off')) : realFetch(request)),
  })
  await button.click()
  await dialog.getByRole('radio', { name: /^CSV with commas/ }).click()
  await dialog.getByRole('button', { name: 'Export' }).click()
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
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await screen.getByRole('link', { name: 'Elsewhere' }).click()
  await cancelled.promise
  expect(saved).toHaveLength(2)
  expect(failures.map(({ failure }) => failure.errors)).toEqual(failures.map(() => 'local'))
})

it('offers a workbook first, remembers what was exported, and copies cells with the decimals of this computer', async () => {
  const bodies: unknown[] = []
  configureApi({
    fetch: (request) => {
      if (!isExport(request)) return realFetch(request)
      const copy = request.clone()
      return copy.json().then((body: unknown) => {
        bodies.push(body)
        return realFetch(request)
      })
    },
  })
  const copied: ClipboardItem[][] = []
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    copied.push(items)
    await Promise.all(items.map((item) => item.getType('text/plain')))
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'tr'])
  const { screen } = await openAsTeam({ name: 'probe', routes }, '/probe', { stores: [{ orders: 3 }] })
  const button = screen.getByRole('button', { name: 'Export' })
  const dialog = screen.getByRole('dialog', { name: 'Export' })

  await button.click()
  await expect.element(dialog.getByRole('radio', { name: /^Excel workbook/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^CSV with semicolons/ }).click()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect.element(screen.getByText(/^Export saved as .*\.csv$/)).toBeVisible()
  expect(bodies.at(-1)).toMatchObject({ format: 'csv', decimal_mark: 'comma' })
  const kept = async () => {
    const { metas } = (await call(getMe, {})).data
    return metas.find(({ key }) => key === 'export_file')?.value
  }
  await expect.poll(kept).toBe('csv_semicolon')

  await button.click()
  await expect.element(dialog.getByRole('radio', { name: /^CSV with semicolons/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Copied cells/ }).click()
  await dialog.getByRole('button', { name: 'Copy cells' }).click()
  await expect.element(screen.getByText('Cells copied')).toBeVisible()
  // In Switzerland decimals have a point.
  expect(bodies.at(-1)).toMatchObject({ format: 'tsv', decimal_mark: 'point' })
  const text = await (await copied[0]![0]!.getType('text/plain')).text()
  expect(text.trim().split('\r\n')).toHaveLength(4)
  expect(text).toMatch(/^\S[^,;]*\t/)
})
