import { apiAddress } from '@tandem/api-client'

/** Sends the browser to a file of the API, which is written to disk while it arrives, however large it is. */
export function saveFrom(url: string) {
  const link = document.createElement('a')
  link.href = apiAddress(url)
  // If the answer isn't a file, the page stays.
  link.download = ''
  link.click()
}
