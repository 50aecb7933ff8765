import { expect, test } from 'vitest'
import { sharedLink } from './shared-link.ts'

const link = 'https://www.instagram.com/p/Ck1/?igsh=x'

test.each([
  ['as the link', { url: link }],
  ['within the text', { title: 'Instagram', text: `Look at this: ${link} (Oak)` }],
  ['as the title', { title: link, text: '' }],
])('finds the link that an app shares %s', (_, parts) => {
  expect(sharedLink(new URLSearchParams(parts))).toBe(link)
})

test.each([{}, { url: '', text: 'no link' }, { url: 'javascript:alert(1)' }])('finds none in %o', (parts) => {
  expect(sharedLink(new URLSearchParams(parts as Record<string, string>))).toBeNull()
})
