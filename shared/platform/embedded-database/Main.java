import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.util.List;
import org.h2.mvstore.MVStore;

/** Speaks MongoDB's protocol over an H2 file. Arguments: file, port. Ends when standard input ends. */
public class Main {
  /** The oldest wire version that current drivers accept. */
  private static final MongoVersion VERSION = new MongoVersion() {
    @Override public List<Integer> getVersionArray() { return List.of(5, 0, 0); }
    @Override public int getWireVersion() { return 9; }
  };

  public static void main(String[] args) throws Exception {
    MVStore store = new MVStore.Builder().fileName(args[0]).open();
    // Milliseconds until a write is on disk: a killed database loses no more than that.
    store.setAutoCommitDelay(20);
    H2Backend backend = new H2Backend(store);
    backend.version(VERSION);
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", Integer.parseInt(args[1]));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    System.out.println("ready");
    while (System.in.read() != -1) { /* the parent is alive */ }
    System.exit(0);
  }
}
