// The least that two calls to a service cost: Express with the bare updates behind the same paths and nothing else.
// It runs as a process of its own, like the service.
import { commitCredits } from '@datewright/contracts/account/commit-credits';
import { reserveCredits } from '@datewright/contracts/account/reserve-credits';
import express from 'express';
import { openBareBooks } from './bare-books.ts';

const books = await openBareBooks(process.env);
const app = express();
app.use(express.json());
app.post(reserveCredits.path, async ({ body: { userId, operationId } }, res) => {
  await books.reserve(userId, operationId);
  res.json({ status: 'held' });
});
app.post(commitCredits.path, async ({ body: { userId, operationId } }, res) => {
  await books.commit(userId, operationId);
  res.json({ status: 'charged' });
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
