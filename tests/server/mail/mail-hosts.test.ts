import { describe, expect, it } from 'vitest';
import { isAllowedAddress, isAllowedHost } from '../../../server/mail/mail-hosts.ts';

describe('a test mail may connect to', () => {
  it.each([
    '203.0.113.7',
    '127.0.0.1',
    '10.0.0.5',
    '192.168.1.2',
    '::1',
    '2001:db8::25',
    'fd12:3456::25',
    '::ffff:203.0.113.7',
  ])('%s', (address) => expect(isAllowedAddress(address)).toBe(true));
  it.each(['smtp.example.com', 'localhost', 'mail', '10.0.0.5', 'metadata.example.com', '4.smtp.example.com'])(
    'the host %s',
    (host) => expect(isAllowedHost(host)).toBe(true),
  );
});

describe('a test mail never connects to', () => {
  it.each([
    '169.254.169.254',
    '169.254.0.1',
    '0.0.0.0',
    '0.1.2.3',
    '100.100.100.200',
    '192.0.0.192',
    '224.0.0.1',
    '255.255.255.255',
    'fe80::1',
    'febf::1',
    'fe80::1%eth0',
    'fd00:ec2::254',
    'ff02::1',
    '::',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '::169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::169.254.169.254',
    '64:ff9b:0:0:0:0:a9fe:a9fe',
    '64:ff9b:1::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    'no address',
    '',
  ])('%s', (address) => expect(isAllowedAddress(address)).toBe(false));

  it.each([
    'metadata.google.internal',
    'METADATA.google.internal.',
    'metadata',
    'instance-data',
    'x.metadata.google.internal',
    '169.254.169.254',
    '2852039166',
    '0XA9FEA9FE',
    '0x',
    '0251.0376.0251.0376',
    '169.254.43518.',
  ])('the host %s', (host) => expect(isAllowedHost(host)).toBe(false));
});
