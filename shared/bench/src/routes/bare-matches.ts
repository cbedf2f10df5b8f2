// The baseline for ChatPad's list of matches: Express and Mongoose with the same two queries and nothing else.
// It runs as a process of its own, like the service.
import express from 'express';
import mongoose, { Schema } from 'mongoose';

const { MONGODB_URI = '', MONGODB_DB, USER_ID, PORT } = process.env;
const connection = await mongoose.createConnection(MONGODB_URI, { dbName: MONGODB_DB, autoIndex: false }).asPromise();
const schema = new Schema({
  _id: String,
  userId: String,
  name: String,
  age: Number,
  bio: String,
  interests: [String],
  messages: [{ _id: false, sender: String, content: String }],
  createdAt: Date,
  updatedAt: Date,
});
const matches = connection.model('Match', schema, 'matches');
const stops = connection.model('Stops', new Schema({ _id: String, at: [Date] }), 'stops');

const app = express();
app.get('/matches', async (_req, res) => {
  const [found, stopped] = await Promise.all([
    matches.find({ userId: USER_ID }).sort({ createdAt: -1, _id: -1 }).lean(),
    stops.findOne({ _id: USER_ID }).lean(),
  ]);
  res.json({ matches: found, freeStops: 3 - (stopped?.at.length ?? 0) });
});
app.listen(Number(PORT), '127.0.0.1', () => console.log('listening'));
