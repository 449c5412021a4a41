import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import { memberWith } from '../chats/support.ts';
import { cookiesOf } from '../chats/photo-support.ts';
import { openCluster } from '../support/processes/cluster.ts';
import { FaultProxy } from '../support/processes/fault-proxy.ts';
import { findServer } from '../support/databases/postgres.ts';
import { until } from '../support/until.ts';

const url = await findServer();
const skip = url ? false : 'no PostgreSQL server found: two processes need one';

/** A server that answers each word with `<word>!` and records what it received, behind a proxy. */
async function echo(context: TestContext) {
  const received: string[] = [];
  const server = createServer((socket) =>
    socket
      .on('error', () => {})
      .on('data', (data) => {
        received.push(data.toString());
        socket.write(`${data.toString()}!`);
      }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await FaultProxy.open({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  context.after(async () => {
    await proxy.cut();
    server.close();
  });
  const port = Number(new URL(proxy.through('http://localhost')).port);
  const open = () => connect(port, '127.0.0.1').on('error', () => {});
  return { received, proxy, open };
}
const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0]);

test('a way that is slow passes everything on later, in its order', async (context) => {
  const { received, proxy, open } = await echo(context);
  const socket = open();
  proxy.delay(40);
  socket.write('one');
  await until(() => received.length === 1);
  socket.write('two');
  const order: string[] = [];
  socket.on('data', (data: Buffer) => order.push(data.toString()));
  proxy.delay(0);
  socket.write('three');
  await until(() => order.join('').includes('three!'));
  assert.match(order.join(''), /^one!two(!|three)/);
  assert.equal(received.join(''), 'onetwothree');
});

test('a way that is cut ends its connections and refuses new ones until it is mended', async (context) => {
  const { proxy, open } = await echo(context);
  const socket = open();
  socket.write('here');
  assert.equal(await answerOf(socket), 'here!');
  const closed = once(socket, 'close');
  await proxy.cut();
  await closed;
  await assert.rejects(once(open(), 'connect'), { code: 'ECONNREFUSED' });
  await proxy.mend();
  const again = open();
  again.write('again');
  assert.equal(await answerOf(again), 'again!');
});

test('a way that restarts ends its connections and accepts new ones at once', async (context) => {
  const { proxy, open } = await echo(context);
  const socket = open();
  socket.write('before');
  await answerOf(socket);
  const closed = once(socket, 'close');
  await proxy.restart();
  await closed;
  const again = open();
  again.write('after');
  assert.equal(await answerOf(again), 'after!');
  assert.equal(proxy.opened, 2);
});

test('a way that says everything twice brings one answer', async (context) => {
  const { received, proxy, open } = await echo(context);
  proxy.duplicate(true);
  const socket = open();
  socket.write('twice');
  assert.equal(await answerOf(socket), 'twice!');
  await until(() => received.length === 2);
  assert.deepEqual(received, ['twice', 'twice']);
});

test('a way that loses answers forwards the words and breaks off', async (context) => {
  const { received, proxy, open } = await echo(context);
  const socket = open();
  proxy.loseAnswers(true);
  const closed = once(socket, 'close');
  socket.on('data', () => assert.fail('an answer came through'));
  socket.write('lost');
  await closed;
  assert.deepEqual(received, ['lost']);
  proxy.loseAnswers(false);
  const again = open();
  again.write('again');
  assert.equal(await answerOf(again), 'again!');
});

test(
  'two processes answer; one that was killed is started again, and a request said twice is one message',
  { skip },
  async (context) => {
    const cluster = await openCluster(url!);
    context.after(() => cluster.stop());
    const { t } = cluster.site;
    const [anna, bo] = [await memberWith(t, 3), await memberWith(t, 0)];
    const write = async (address: string, clientId: string) => {
      const answer = await fetch(new URL(SEND_MESSAGE.path, address), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-client': 'web/2',
          origin: new URL(address).origin,
          cookie: cookiesOf(anna.client),
          connection: 'close',
        },
        body: JSON.stringify({ member: bo.user.id, client_id: clientId, kind: 'text', text: clientId }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const written = async () => {
      const rows = await t.services.db.selectFrom('messages').select('client_id').orderBy('seq').execute();
      return rows.map(({ client_id: id }) => id);
    };
    assert.equal(cluster.addresses.length, 2);
    const way = await cluster.wayTo(0);
    way.duplicate(true);
    assert.equal(await write(way.through('http://localhost'), 'said-twice'), 201);
    assert.deepEqual(await written(), ['said-twice']);
    await cluster.kill(0);
    assert.equal(cluster.addresses.length, 1);
    await assert.rejects(write(way.through('http://localhost'), 'to-the-killed'));
    await cluster.restart(0);
    assert.equal(
      await write(way.through('http://localhost'), 'said-twice'),
      201,
      'the same way leads to the new process',
    );
    cluster.database.delay(20);
    for (const [index, address] of cluster.addresses.entries())
      assert.equal(await write(address, `number-${index}`), 201);
    cluster.database.delay(0);
    await cluster.database.cut();
    assert.equal(await write(cluster.addresses[0]!, 'database-away'), 503);
    await cluster.database.mend();
    await until(async () => (await fetch(`${cluster.addresses[0]}/api/ready`)).ok);
    assert.deepEqual(await written(), ['said-twice', 'number-0', 'number-1']);
  },
);
