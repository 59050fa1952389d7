/** Messages as the peer library sends them; each has its destination in `dst`. */
export const OFFER = {
  type: 'OFFER',
  dst: 'user-2',
  payload: {
    sdp: { type: 'offer', sdp: 'v=0\r\n' },
    type: 'data',
    connectionId: 'dc_abc123',
    label: 'dc_abc123',
    reliable: true,
    serialization: 'raw',
  },
};

export const ANSWER = {
  type: 'ANSWER',
  dst: 'user-1',
  payload: { sdp: { type: 'answer', sdp: 'v=0\r\n' }, type: 'data', connectionId: 'dc_abc123' },
};

export const CANDIDATE = {
  type: 'CANDIDATE',
  dst: 'user-2',
  payload: {
    candidate: {
      candidate: 'candidate:1 1 udp 1 x.local 9 typ host',
      sdpMid: '0',
      sdpMLineIndex: 0,
      usernameFragment: 'a',
    },
    type: 'data',
    connectionId: 'dc_abc123',
  },
};
