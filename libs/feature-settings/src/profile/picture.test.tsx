import { configureApi } from '@tandem/api-client'
import { sessionQueries } from '@tandem/session'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settingsFeature } from '../feature.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

beforeEach(signOut)
afterEach(() => {
  configureApi({ fetch: realFetch })
  signOut()
})

/** A photo with camera metadata. */
async function photograph() {
  const canvas = new OffscreenCanvas(900, 600)
  const context = canvas.getContext('2d')!
  context.fillStyle = 'teal'
  context.fillRect(0, 0, 900, 600)
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
  const note = new TextEncoder().encode('Exif\0\0 taken at 41.0082 N 28.9784 E')
  const length = note.length + 2
  return new File(
    [jpeg.slice(0, 2), new Uint8Array([0xff, 0xe1, length >> 8, length & 255]), note, jpeg.slice(2)],
    'holiday.jpg',
    { type: 'image/jpeg' },
  )
}

const carrying = (...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

async function open() {
  const page = await openAsTeam(settingsFeature, '/settings/profile', { user_name: 'Ada Byron' })
  const { screen, queryClient } = page
  const choose = screen.getByRole('button', { name: 'Upload picture' })
  await expect.element(choose).toBeVisible()
  const face = screen.getByRole('img', { name: 'Picture of Ada Byron' })
  const drop = (file: File) =>
    face
      .element()
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying(file) }))
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
  const dialog = screen.getByRole('dialog', { name: 'Crop your picture' })
  const shown = () => queryClient.getQueryData(sessionQueries.me.queryKey)?.profile_picture
  return { ...page, choose, face, drop, input, dialog, shown }
}

test('a picture is chosen, cropped, redrawn and shown immediately, and removed again', async () => {
  const { screen, choose, face, input, dialog, shown } = await open()
  const sent: string[] = []
  configureApi({
    fetch: async (request) => {
      if (request.url.endsWith('/me/picture') && request.method === 'PUT') {
        sent.push(((await request.clone().json()) as { picture: string }).picture)
      }
      return realFetch(request)
    },
  })
  input().files = carrying(await photograph()).files
  input().dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(dialog.getByRole('slider', { name: 'Crop area' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect.poll(shown).toMatch(/^\/api\/v1\/pictures\/[0-9a-f]{64}$/)
  await expect.poll(() => face.element().querySelector('img')?.src).toBe(location.origin + shown())
  const bytes = atob(sent[0]!)
  expect(bytes.startsWith('\xff\xd8')).toBe(true)
  expect(bytes).not.toContain('41.0082')
  await expect.element(dialog).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Remove picture' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByRole('button', { name: 'Keep picture' })).toHaveFocus()
  await question.getByRole('button', { name: 'Remove picture' }).click()
  await expect.poll(shown).toBeNull()
  await expect.element(face).toHaveTextContent('AB')
  await expect.element(choose).toHaveFocus()
  // By keyboard: an earlier message may lie over this one.
  const undo = screen.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeInTheDocument()
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toMatch(/pictures/)
  expect(sent).toHaveLength(2)
})

test('Undo keeps a newer picture, and a failure is said after leaving the page', async () => {
  const { screen, drop, dialog, shown, router } = await open()
  const upload = async () => {
    drop(await photograph())
    await dialog.getByRole('button', { name: 'Save picture' }).click()
    await expect.poll(shown).toMatch(/pictures/)
    await expect.element(dialog).not.toBeInTheDocument()
  }
  const question = screen.getByRole('alertdialog')
  const removePicture = question.getByRole('button', { name: 'Remove picture' })
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name })
    // A message that was used stays while it moves away.
    await expect.poll(() => button.elements().length).toBe(1)
    button.element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await upload()
  await screen.getByRole('button', { name: 'Remove picture' }).click()
  const download = Promise.withResolvers<void>()
  const refusal = Promise.withResolvers<void>()
  let isRefused = false
  configureApi({
    fetch: async (request) => {
      if (request.url.includes('/pictures/')) await download.promise
      if (isRefused && request.url.endsWith('/me/picture')) {
        await refusal.promise
        throw new TypeError('Failed to fetch')
      }
      return realFetch(request)
    },
  })
  await removePicture.click()
  await expect.element(removePicture).toHaveAttribute('aria-busy', 'true')
  download.resolve()
  await expect.poll(shown).toBeNull()
  await expect.element(question).not.toBeInTheDocument()
  await upload()
  const newer = shown()
  await press('Undo')
  await expect.element(screen.getByText('This was changed again. Nothing was undone.')).toBeVisible()
  expect(shown()).toBe(newer)

  await screen.getByRole('button', { name: 'Remove picture' }).click()
  await removePicture.click()
  await expect.poll(shown).toBeNull()
  await expect.element(question).not.toBeInTheDocument()
  isRefused = true
  await press('Undo')
  await router.navigate('/settings/profile/appearance')
  await expect.element(screen.getByRole('img', { name: 'Picture of Ada Byron' })).not.toBeInTheDocument()
  refusal.resolve()
  await expect.element(screen.getByText(/^Network Error/).first()).toBeVisible()
})

test('a picture can be dropped and pasted, and a refused one keeps the dialog and its crop', async () => {
  const { drop, dialog, screen, shown, choose } = await open()
  ;(choose.element() as HTMLElement).focus()
  drop(await photograph())
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(choose).toHaveFocus()
  window.dispatchEvent(
    new ClipboardEvent('paste', { cancelable: true, clipboardData: carrying(await photograph()) }),
  )
  await expect.element(dialog.getByRole('slider', { name: 'Zoom', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect.element(dialog.getByText('Network Error.')).toBeVisible()
  await expect.element(dialog.getByRole('slider', { name: 'Zoom', exact: true })).toHaveValue('1.25')
  configureApi({ fetch: realFetch })
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect.poll(shown).toMatch(/pictures/)
  await expect.element(screen.getByRole('button', { name: 'Replace picture' })).toBeVisible()
})

test('an unusable file is refused with a reason, and the next one is checked again', async () => {
  const { drop, screen, choose, dialog } = await open()
  drop(new File(['GIF89a'], 'dance.png', { type: 'image/png' }))
  await expect.element(screen.getByText(/^Animated images aren’t supported/)).toBeVisible()
  drop(new File(['<svg onload="alert(1)"/>'], 'logo.svg', { type: 'image/svg+xml' }))
  await expect.element(screen.getByText(/^SVG isn’t supported/)).toBeVisible()
  await expect.element(choose).toHaveAccessibleDescription(/^SVG isn’t supported/)
  const whole = await photograph()
  drop(new File([(await whole.arrayBuffer()).slice(0, 400)], 'half.jpg', { type: 'image/jpeg' }))
  await expect.element(screen.getByText(/^This image is damaged/)).toBeVisible()
  drop(whole)
  await expect.element(dialog).toBeVisible()
  expect(screen.getByText(/damaged/).query()).toBeNull()
})
