import { apiAddress } from '@tandem/api-client'

/** Sends the browser to a file of the API: it is written to disk while it arrives, however large it is. */
export function saveFrom(url: string) {
  const link = document.createElement('a')
  link.href = apiAddress(url)
  // Where the answer is no file after all, the page stays.
  link.download = ''
  link.click()
}
