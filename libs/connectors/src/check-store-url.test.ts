import { describe, expect, test } from 'vitest'
import { checkStoreUrl } from './check-store-url.ts'

describe('checkStoreUrl', () => {
  test.each([
    ['https://shop.example.com', 'https://shop.example.com'],
    ['https://shop.example.com/', 'https://shop.example.com'],
    ['  https://Shop.Example.com/blog/ ', 'https://shop.example.com/blog'],
    ['https://shop.example.com:443', 'https://shop.example.com'],
    ['https://shop.example.com:8443/', 'https://shop.example.com:8443'],
    ['https://shop.example.com/?utm_source=x#top', 'https://shop.example.com'],
    ['https://shop.example.com/de/wp-json/wc/v3/', 'https://shop.example.com/de'],
    ['https://shop.example.com/wp-admin/admin.php?page=wc-settings', 'https://shop.example.com'],
    ['shop.example.com', 'https://shop.example.com'],
    ['shop.example.com:8443/x', 'https://shop.example.com:8443/x'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
    ['https://93.184.215.14', 'https://93.184.215.14'],
    ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]'],
    ['https://localhost.example.com', 'https://localhost.example.com'],
  ])('accepts %s', (typed, url) => {
    expect(checkStoreUrl(typed, [])).toEqual({ ok: true, url })
  })

  test.each([
    // loopback, private, link-local, shared and reserved IPv4
    ['https://127.0.0.1', 'private_address'],
    ['https://127.255.255.254', 'private_address'],
    ['https://0.0.0.0', 'private_address'],
    ['https://0', 'private_address'],
    ['https://10.0.0.1', 'private_address'],
    ['https://172.16.0.1', 'private_address'],
    ['https://172.31.255.255', 'private_address'],
    ['https://192.168.1.1', 'private_address'],
    ['https://169.254.169.254/latest/meta-data', 'private_address'],
    ['https://100.64.0.1', 'private_address'],
    ['https://198.18.0.1', 'private_address'],
    ['https://192.0.2.10', 'private_address'],
    ['https://224.0.0.1', 'private_address'],
    ['https://240.0.0.1', 'private_address'],
    ['https://255.255.255.255', 'private_address'],
    // the same in other spellings
    ['https://2130706433', 'private_address'],
    ['https://0x7f000001', 'private_address'],
    ['https://0x7f.0.0.1', 'private_address'],
    ['https://0177.0.0.1', 'private_address'],
    ['https://017700000001', 'private_address'],
    ['https://127.1', 'private_address'],
    ['https://127.0.0.1.', 'private_address'],
    ['https://１２７.０.０.１', 'private_address'],
    ['https://127。0。0。1', 'private_address'],
    ['https://%31%32%37.0.0.1', 'private_address'],
    ['https://3232235777', 'private_address'],
    ['127.0.0.1:6379', 'private_address'],
    // IPv6
    ['https://[::1]', 'private_address'],
    ['https://[::]', 'private_address'],
    ['https://[::ffff:127.0.0.1]', 'private_address'],
    ['https://[::ffff:7f00:1]', 'private_address'],
    ['https://[::ffff:93.184.215.14]', 'private_address'],
    ['https://[::127.0.0.1]', 'private_address'],
    ['https://[fe80::1]', 'private_address'],
    ['https://[fc00::1]', 'private_address'],
    ['https://[fd12:3456:789a::1]', 'private_address'],
    ['https://[fec0::1]', 'private_address'],
    ['https://[ff02::1]', 'private_address'],
    ['https://[64:ff9b::7f00:1]', 'private_address'],
    ['https://[2002:7f00:1::]', 'private_address'],
    ['https://[2001:db8::1]', 'private_address'],
    ['https://[fe80::1%25eth0]', 'not_an_address'],
    // users, passwords and tricks with @
    ['https://user:secret@shop.example.com', 'credentials'],
    ['https://user@shop.example.com', 'credentials'],
    ['https://@shop.example.com', 'credentials'],
    ['https://shop.example.com@127.0.0.1', 'credentials'],
    ['https://shop.example.com:443@evil.example', 'credentials'],
    ['https:\\\\127.0.0.1', 'not_an_address'],
    ['https://shop.example.com\\@127.0.0.1', 'not_an_address'],
    ['https:///127.0.0.1', 'not_an_address'],
    ['https:127.0.0.1', 'not_an_address'],
    // local names, dots
    ['https://localhost', 'local_name'],
    ['https://LOCALHOST', 'local_name'],
    ['https://shop.localhost', 'local_name'],
    ['https://router', 'local_name'],
    ['https://nas.local', 'local_name'],
    ['https://metadata.google.internal', 'local_name'],
    ['https://printer.lan', 'local_name'],
    ['https://localhost.', 'not_an_address'],
    ['https://shop.example.com.', 'not_an_address'],
    ['https://shop..example.com', 'not_an_address'],
    ['https://.example.com', 'not_an_address'],
    // ports
    ['https://shop.example.com:22', 'port'],
    ['https://shop.example.com:25', 'port'],
    ['https://shop.example.com:80', 'port'],
    ['https://shop.example.com:6379', 'port'],
    ['https://shop.example.com:8080', 'port'],
    ['https://shop.example.com:99999', 'not_an_address'],
    // schemes
    ['http://shop.example.com', 'plain_http'],
    ['HTTP://shop.example.com', 'plain_http'],
    ['file:///etc/passwd', 'scheme'],
    ['gopher://shop.example.com', 'scheme'],
    ['ftp://shop.example.com', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['unix:/var/run/docker.sock', 'scheme'],
    // no address at all
    ['', 'not_an_address'],
    ['   ', 'not_an_address'],
    ['https://', 'not_an_address'],
    ['https://shop example.com', 'not_an_address'],
    ['https://shop.example.com\u0000', 'not_an_address'],
    ['https://shop.exam\tple.com', 'not_an_address'],
    ['https://shop.\u200bexample.com', 'not_an_address'],
    [`https://${'a'.repeat(64)}.com`, 'not_an_address'],
    [`https://${'a.'.repeat(150)}com`, 'not_an_address'],
    [`https://shop.example.com/${'a'.repeat(2000)}`, 'not_an_address'],
  ])('refuses %s: %s', (typed, reason) => {
    expect(checkStoreUrl(typed, [])).toEqual({ ok: false, reason })
  })

  test('accepts an allowed origin, whatever it is, but no other port or scheme of it', () => {
    const allow = ['http://127.0.0.1:4010']
    expect(checkStoreUrl('http://127.0.0.1:4010/demo/', allow)).toEqual({
      ok: true,
      url: 'http://127.0.0.1:4010/demo',
    })
    expect(checkStoreUrl('http://127.0.0.1:4011', allow).ok).toBe(false)
    expect(checkStoreUrl('https://127.0.0.1:4010', allow).ok).toBe(false)
    expect(checkStoreUrl('http://localhost:4010', allow).ok).toBe(false)
    expect(checkStoreUrl('http://me@127.0.0.1:4010', allow)).toEqual({ ok: false, reason: 'credentials' })
  })
})
