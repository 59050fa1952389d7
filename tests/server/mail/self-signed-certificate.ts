import { generateKeyPairSync, sign } from 'node:crypto';

/** A new key and certificate for `localhost` and 127.0.0.1 in PEM, valid from yesterday to tomorrow. */
export function createCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = sequence(
    tagged(0xa0, integer(2)),
    integer(1),
    ECDSA_SHA256,
    NAME,
    sequence(time(-DAY_MS), time(DAY_MS)),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(oid(0x55, 0x1d, 0x11), tagged(0x04, ALTERNATIVE_NAMES)))),
  );
  const signature = tagged(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const certificate = sequence(body, ECDSA_SHA256, signature);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function tagged(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...contents: Buffer[]): Buffer {
  return tagged(0x30, ...contents);
}

function integer(value: number): Buffer {
  return tagged(0x02, Buffer.from([value]));
}

function oid(...bytes: number[]): Buffer {
  return tagged(0x06, Buffer.from(bytes));
}

function time(offsetMs: number): Buffer {
  const text = new Date(Date.now() + offsetMs).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${text}Z`));
}

const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const NAME = sequence(tagged(0x31, sequence(oid(0x55, 0x04, 0x03), tagged(0x0c, Buffer.from('localhost')))));
const ALTERNATIVE_NAMES = sequence(tagged(0x82, Buffer.from('localhost')), tagged(0x87, Buffer.from([127, 0, 0, 1])));
